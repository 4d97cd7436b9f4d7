import type { Verdict } from '../domain/verdict/verdict';
import type { MoneyWording } from '../offers/facts/money-text';
import { reasonText } from '../offers/purchase/reason-text';
import { gainOf, gainTexts, openTexts } from '../offers/purchase/verdict-text';

/** The price to pay and the saving, what they depend on, or why the offer does not apply. */
export function savingText(verdict: Verdict, wording: MoneyWording): string | undefined {
  if (verdict.state === 'blocked') {
    const [reason] = verdict.reasons;
    return reason && reasonText(reason, wording);
  }
  const open = verdict.state === 'depends' ? openTexts(verdict.questions, verdict.limits ?? [], wording) : [];
  const texts = [...gainTexts(gainOf(verdict), wording), ...open];
  return texts.length === 0 ? undefined : texts.join(' · ');
}
