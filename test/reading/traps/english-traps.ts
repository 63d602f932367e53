import {
  BUILT,
  either,
  isUser,
  loses,
  mayDo,
  mayNotDo,
  planted,
  says,
  TOLD,
  type Trap,
  textOf,
} from './trap.ts'

const LONGEST_FACT = 26

/** A number beyond the quotes of its row. */
const invents: Trap = {
  falls: (rows) =>
    rows.filter((row) => {
      const said = row.said.map(({ words }) => words).join(' ')
      const told = row.kind === 'message' || row.kind === 'quality' || row.kind === 'thing'
      const keeps = row.kind === 'thing' && row.keep !== null
      return (
        told && (keeps || (textOf(row).match(/\d+/g) ?? []).some((each) => !said.includes(each)))
      )
    }),
  planted: [planted('quality', { about: 'availability', what: 'up 99 %', figure: '99 %' })],
}

/** The traps of the dictated and the short answers, in the order of their cases. */
export const SPOKEN_TRAPS: Readonly<Record<string, readonly Trap[]>> = {
  '01-septic-dictated': [
    mayDo(/Darlene/, /prices/, { role: 'Darlene', what: 'change prices' }),
    isUser(/inspector|county/i, 'county inspector'),
    isUser(/Marg|Olsen|Travis/, 'Marg Olsen'),
    {
      falls: (rows) => {
        const dates = rows.flatMap((row) =>
          row.kind === 'limit' && row.about === 'date' ? [row.what] : [],
        )
        const wrong = dates.filter((what) => /end of/.test(what) || !/April 15/.test(what))
        return [...wrong, ...dates.slice(1)]
      },
      planted: [planted('limit', { about: 'date', what: 'by the end of' })],
    },
    says(['money', 'limit', 'rule', 'measure', 'feature'], /\b200\b|two hundred/, {
      money: { what: 'two hundred US a month' },
    }),
    says(BUILT, /\b(?:um|uh|you know)\b/, { feature: { does: 'you know pay right there' } }),
    says(['feature'], /toilet|payroll/, { feature: { does: 'have payroll' } }),
    {
      falls: (rows) =>
        rows.filter((row) => row.kind === 'feature' && row.does.split(/\s+/).length > LONGEST_FACT),
      planted: [planted('feature', { does: 'see it and '.repeat(10) })],
    },
    {
      falls: (rows) =>
        rows.filter(
          (row) =>
            BUILT.includes(row.kind) &&
            /Darlene/.test(textOf(row)) &&
            /\bdue\b/.test(textOf(row)) &&
            /call|phone|ring/.test(textOf(row)),
        ),
      planted: [planted('feature', { actor: 'Darlene', does: 'call customers who are due' })],
    },
  ],
  '03-pg-hostel-indian-english': [
    {
      falls: (rows) => [
        ...rows.filter((row) => /(?<![\d,])180\b|1\.8 ?million/.test(textOf(row))),
        ...rows.filter((row) => /1\.2(?! ?lakh)/.test(textOf(row))),
      ],
      planted: [planted('measure', { what: 'loss', from: '180' })],
    },
    isUser(/cook|parent|\bCA\b|police/i, 'cook'),
    {
      falls: (rows) => {
        const same = rows.filter(
          (row) => row.kind === 'role' && /^(?:boy|tenant|fellow)s?$/i.test(row.name),
        )
        return same.slice(1)
      },
      planted: [
        planted('role', { name: 'boy', also: [], access: true }),
        planted('role', { name: 'tenant', also: [], access: true }),
      ],
    },
    says(['money', 'limit', 'rule', 'connection'], /\b60\b/, { money: { what: 'Rs. 60 per bed' } }),
    isUser(/Sunil|Imran/, 'Sunil'),
    mayDo(/warden/i, /discount|delete/i, { role: 'warden', what: 'give discounts' }),
    says(['rule', 'money', 'thing', 'feature'], /8,?500/, { rule: { then: 'the rent is 8,500' } }),
    says(['feature'], /biometric|electric|iphone|\bios\b/i, {
      feature: { does: 'have biometric attendance' },
    }),
    says(['rule', 'money', 'quality', 'out', 'limit'], /GST.*\bnot\b/, {
      money: { what: 'GST is not applicable' },
    }),
    says(['permission', 'feature', 'rule'], /2,?000 beds/, { feature: { does: 'be 2,000 beds' } }),
  ],
  '04-tattoo-one-liners': [
    says(BUILT, /same as|see 10/i, { feature: { does: 'have same as above' } }),
    isUser(/^me$/i, 'me'),
    isUser(/square|insta/i, 'Square'),
    invents,
    {
      falls: (rows) => rows.filter((row) => row.kind === 'thing' && row.fields.length > 0).slice(1),
      planted: ['client', 'booking'].map((name) =>
        planted('thing', { name, fields: [{ name: 'date', private: false, values: [] }] }),
      ),
    },
    {
      falls: (rows) =>
        rows.filter(
          (row) => row.kind === 'feature' && row.priority === 'must' && !/consent/.test(row.does),
        ),
      planted: [planted('feature', { does: 'send photo', priority: 'must' })],
    },
    says(TOLD, /(?:photo|picture) (?:of|showing|with)/i, {
      feature: { does: 'send a photo of the idea' },
    }),
    says(['limit', 'money'], /20\d\d|\$4(?!k)|\bUS/i, { limit: { about: 'budget', what: '$4' } }),
    says(['feature'], /piercing|shop|gift/i, { feature: { does: 'have gift cards' } }),
  ],
  '07-3d-printer-teen': [
    says(TOLD, /grade.{0,12}(?:mark|score|average)|(?:mark|score|average).{0,12}grade/i, {
      rule: { then: 'the grade mark decides' },
    }),
    isUser(/zoe|jaden|amir|parent|principal/i, 'zoe'),
    says(['feature', 'permission', 'rule', 'message'], /\bur\b|💀|\blol\b/i, {
      message: { when: 'ur turn' },
    }),
    either(
      says(['feature'], /kinda/i, { feature: { does: 'have KINDA WANT' } }),
      loses((row) => row.kind === 'feature' && row.priority === 'could'),
    ),
    says(['rule', 'limit', 'quality'], /3\.20|64 ?g\b|3h|printer 2/i, {
      rule: { then: 'a print costs $3.20' },
    }),
    says(['rule', 'limit', 'quality'], /4th/, { limit: { about: 'other', what: '4th in line' } }),
    says(['feature'], /like 8|8 a month|pizza/, { feature: { does: 'have pizza tracker' } }),
    says(['feature'], /pay\w* online|online pay/i, { feature: { does: 'have online payment' } }),
    mayDo(/officer/i, /\bowes?\b/i, { role: 'officer', what: 'see what members owe' }),
    {
      falls: (rows) =>
        rows.filter(
          (row) =>
            /\b27\b/.test(textOf(row)) &&
            (row.kind === 'rule' ||
              row.kind === 'quality' ||
              (row.kind === 'limit' && row.about !== 'date')),
        ),
      planted: [planted('limit', { about: 'people', what: '27' })],
    },
    mayNotDo(/member/i, /^cancel(?: (?:a |the )?prints?)?$/i, {
      role: 'member',
      what: 'cancel prints',
    }),
  ],
}
