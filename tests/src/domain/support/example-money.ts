import type { FixedRate, MoneyTables } from '../../../../src/domain/money/money';

const bank = { en: 'A central bank', ar: 'بنك مركزي' };
const rate = (perDollar: number): FixedRate => ({ perDollar, bank, source: 'https://www.example.com/', since: 1986 });

/** The decimals and fixed rates of currencies in the catalogue. */
export const exampleMoney: MoneyTables = {
  minorUnits: { USD: 2, AED: 2, SAR: 2, KWD: 3, QAR: 2, OMR: 3, BHD: 3, JOD: 3, EGP: 2, EUR: 2 },
  rates: {
    SAR: rate(3.75),
    AED: rate(3.6725),
    QAR: rate(3.64),
    BHD: rate(0.376),
    OMR: rate(0.3845),
    JOD: rate(0.709),
  },
  currencyOf: { SA: 'SAR', AE: 'AED', KW: 'KWD', QA: 'QAR', OM: 'OMR', BH: 'BHD', EG: 'EGP' },
};
