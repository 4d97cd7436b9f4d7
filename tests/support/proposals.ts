import { render } from '../../generator/catalogue/diagnostics/phrases';
import * as detect from '../../generator/feeds/feed-doctor/detect/proposal';

/** A proposal with its questions in English. */
export function proposeFeed(...given: Parameters<typeof detect.proposeFeed>) {
  const proposal = detect.proposeFeed(...given);
  return { ...proposal, open: proposal.open.map((question) => render(question, 'en')) };
}
