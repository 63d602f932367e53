/** A sentence that contradicts another answer of a case, and a word of each of the two quotes. */
export interface Seed {
  /** A field case or a golden document's answers. */
  base: string
  question: string
  sentence: string
  quotes: [string, string]
}

/** Seeded contradictions in varied businesses, in English and Japanese. */
export const SEEDS: readonly Seed[] = [
  {
    base: '12-ski-rental-noun-phrases',
    question: '13',
    sentence: 'Free cancellation until 24 h before.',
    quotes: ['48 h', '24 h'],
  },
  {
    base: '12-ski-rental-noun-phrases',
    question: '14',
    sentence: 'The adult set costs 26 EUR per day.',
    quotes: ['22 EUR', '26 EUR'],
  },
  {
    base: '12-ski-rental-noun-phrases',
    question: '15',
    sentence: 'Late return costs 15 EUR per hour.',
    quotes: ['10 EUR', '15 EUR'],
  },
  {
    base: '01-septic-dictated',
    question: '13',
    sentence: 'Dump records are kept three years.',
    quotes: ['seven years', 'three years'],
  },
  {
    base: '01-septic-dictated',
    question: '7',
    sentence: 'Must: Darlene runs the payroll.',
    quotes: ['payroll', 'payroll'],
  },
  {
    base: '01-septic-dictated',
    question: '12',
    sentence: 'The driver sees what the customer owes.',
    quotes: ['never see', 'sees what'],
  },
  {
    base: '07-3d-printer-teen',
    question: '12',
    sentence: 'files get deleted 90 days after its done',
    quotes: ['30 days', '90 days'],
  },
  {
    base: '07-3d-printer-teen',
    question: '14',
    sentence: 'max 5 prints in the line per person',
    quotes: ['max 2', 'max 5'],
  },
  {
    base: '07-3d-printer-teen',
    question: '13',
    sentence: 'we use twilio for texts, 10 dollars a month',
    quotes: ['$0', 'twilio'],
  },
  {
    base: '03-pg-hostel-indian-english',
    question: '12',
    sentence: 'Warden can delete any receipt.',
    quotes: ['should not be able to delete', 'can delete'],
  },
  {
    base: '03-pg-hostel-indian-english',
    question: '7',
    sentence: 'Compulsory: iPhone app.',
    quotes: ['iPhone', 'iPhone'],
  },
  {
    base: '03-pg-hostel-indian-english',
    question: '13',
    sentence: 'Need it before 1st August.',
    quotes: ['1st June', '1st August'],
  },
  {
    base: '10-dive-centre-nested-bullets',
    question: '12',
    sentence: 'Max 6 guests per instructor.',
    quotes: ['4 guests', '6 guests'],
  },
  {
    base: '10-dive-centre-nested-bullets',
    question: '7',
    sentence: 'must: guest pays with online payment',
    quotes: ['online payment', 'online payment'],
  },
  {
    base: '08-honey-coop-spreadsheet',
    question: '12',
    sentence: 'A delivery is announced 48 h before.',
    quotes: ['24 h', '48 h'],
  },
  {
    base: '04-tattoo-one-liners',
    question: '12',
    sentence: 'deposit is $150 AUD',
    quotes: ['$100', '$150'],
  },
  {
    base: '14-neighbourhood-ja-polite',
    question: '13',
    sentence: '会費は一世帯につき月五百円です。',
    quotes: ['三百円', '五百円'],
  },
  {
    base: '14-neighbourhood-ja-polite',
    question: '12',
    sentence: '会計は、お知らせを出せます。',
    quotes: ['会計', 'お知らせを出せ'],
  },
  {
    base: '14-neighbourhood-ja-polite',
    question: '7',
    sentence: 'どうしても必要なのは、防犯カメラの映像を見られることです。',
    quotes: ['防犯カメラ', '防犯カメラ'],
  },
  {
    base: '14-neighbourhood-ja-polite',
    question: '14',
    sentence: '一日読まれないときは班長に知らせます。',
    quotes: ['三日読まれない', '一日読まれない'],
  },
  {
    base: 'yoga-japanese',
    question: '13',
    sentence: 'キャンセルは48時間前まで無料です。',
    quotes: ['時間前', '48時間前'],
  },
  {
    base: 'bakery',
    question: '14',
    sentence: 'Phone numbers are deleted after 5 years.',
    quotes: ['1 year', '5 years'],
  },
  {
    base: 'bakery',
    question: '12',
    sentence: 'The baker can change prices when the owner is away.',
    quotes: ['must not change prices', 'can change prices'],
  },
  {
    base: 'bakery-japanese',
    question: '13',
    sentence: '受け取り時刻を4時間過ぎたら、取り置きを取り消す。',
    quotes: ['2時間', '4時間'],
  },
  {
    base: 'bakery-japanese',
    question: '7',
    sentence: '必須：店員が配達をする',
    quotes: ['配達', '配達'],
  },
  {
    base: 'dog-walks',
    question: '7',
    sentence: 'Cat sitting (must)',
    quotes: ['cat sitting', 'Cat sitting'],
  },
]
