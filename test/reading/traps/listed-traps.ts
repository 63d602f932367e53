import {
  BUILT,
  either,
  isUser,
  loses,
  mayDo,
  mayNotDo,
  planted,
  quotesOf,
  says,
  type Trap,
  textOf,
} from './trap.ts'

const HEADS =
  /^(?:have |see )?(?:who|problem|pri|why|never|keep|fields|feature|sees|does|app|languages)$/i

/** A row that has a header for its name. */
function isNamed(pattern: RegExp): Trap {
  return {
    falls: (rows) =>
      rows.filter((row) => {
        if (row.kind === 'role' || row.kind === 'screen') return pattern.test(row.name)
        if (row.kind === 'feature') return pattern.test(row.does)
        if (row.kind === 'out') return pattern.test(row.what)
        if (row.kind === 'thing') return pattern.test(row.name)
        return row.kind === 'rule' && pattern.test(row.then)
      }),
    planted: [
      planted('feature', { does: 'have Why' }),
      planted('feature', { does: 'have can' }),
      planted('feature', { does: 'have Maybe' }),
      planted('feature', { does: 'by level' }),
    ],
  }
}

const SIGN_ALONE: Trap = {
  falls: (rows) =>
    rows.filter((row) =>
      Object.entries(row).some(
        ([field, value]) =>
          field !== 'said' && typeof value === 'string' && /^\s*[-–?]+\s*$/.test(value),
      ),
    ),
  planted: [planted('permission', { role: 'President', may: 'never', what: '-' })],
}

/** The traps of tables, nested lists and noun phrases, in the order of their cases. */
export const LISTED_TRAPS: Readonly<Record<string, readonly Trap[]>> = {
  '08-honey-coop-spreadsheet': [
    either(isNamed(HEADS), {
      falls: (rows) =>
        rows.filter(
          (row) => row.kind === 'thing' && row.fields.some(({ name }) => HEADS.test(name)),
        ),
      planted: [],
    }),
    isUser(/inspector/i, 'Inspector'),
    SIGN_ALONE,
    mayDo(/receiver/i, /payment/i, { role: 'Receiver', what: 'see payments' }),
    says(['feature'], /heart of it|\bbank$|nice picture/i, {
      feature: { does: 'have heart of it' },
    }),
    says(['rule', 'measure', 'quality', 'step'], /\bpri(?:ority)? ?[123]\b/i, {
      rule: { then: 'priority 1' },
    }),
    says(['rule'], /24\.6|17\.2|4 mg|1,?903/, { rule: { then: 'a bucket weighs 24.6 kg' } }),
    either(isUser(/^app$/i, 'App'), {
      falls: (rows) =>
        rows.filter((row) => row.kind === 'screen' && /^languages?$/i.test(row.name)),
      planted: [planted('screen', { name: 'Languages', shows: null, role: null })],
    }),
    either(
      loses((row) => row.kind === 'stages' && row.stages.length > 3),
      loses((row) => row.said.some(({ question }) => question === 'q2')),
    ),
    either(
      isUser(/Anton/, 'Anton'),
      says(['thing'], /250/, { thing: { name: '250 g sample', fields: [] } }),
    ),
    {
      falls: (rows) =>
        rows.filter((row) => row.kind === 'limit' && row.about === 'date' && /2028/.test(row.what)),
      planted: [planted('limit', { about: 'date', what: 'own project 2028' })],
    },
  ],
  '10-dive-centre-nested-bullets': [
    isNamed(/^(?:have |see )?(?:can|cannot|must|later|depth|boat|money):?$/i),
    {
      falls: (rows) =>
        rows.filter(
          (row) =>
            row.kind === 'feature' &&
            /course progress|nitrox/i.test(row.does) &&
            row.priority !== 'unsaid',
        ),
      planted: [planted('feature', { does: 'have nitrox fill log', priority: 'must' })],
    },
    mayDo(/guest/i, /other guests/i, { role: 'Guest', what: 'see other guests' }),
    isNamed(/^(?:have |see )?(?:by (?:level|language)|wetsuit|fins|bcd(?: sizes?)?)$/i),
    either(isUser(/Tom[aá]s|Nok|Lek/, 'Tomás'), isUser(/agent|doctor/i, 'doctor')),
    says(['rule'], /17\.2|48 min|14 heads|\b34\b/, { rule: { then: 'a dive is 48 min' } }),
    mayDo(/instructor/i, /medical (?:details|form|answers|file)/i, {
      role: 'Instructor',
      what: 'see medical details',
    }),
    either(
      mayNotDo(/owner/i, /prices/i, { role: 'Owner', what: 'change prices' }),
      loses(
        (row) => row.kind === 'permission' && /owner/i.test(row.role) && /prices/.test(row.what),
      ),
    ),
    says(['feature'], /online pay/i, { feature: { does: 'have online payment' } }),
    loses(
      (row) => row.kind === 'out' && /online payment|hotel booking|compressor/i.test(row.what),
      3,
    ),
    says(['money', 'limit', 'rule', 'connection'], /\b89\b/, { money: { what: 'USD 89 a month' } }),
  ],
  '12-ski-rental-noun-phrases': [
    {
      falls: (rows) =>
        rows.filter(
          (row) =>
            row.kind === 'feature' &&
            /locker|damage photo|inventory/i.test(row.does) &&
            row.actor !== null,
        ),
      planted: [planted('feature', { actor: 'technician', does: 'have lockers' })],
    },
    {
      falls: (rows) =>
        rows.filter(
          (row) =>
            row.kind === 'feature' &&
            /^(?:booking|damage|inventory|lockers?)\b(?! a\b| the\b)/i.test(row.does),
        ),
      planted: [planted('feature', { does: 'booking calendar' })],
    },
    isUser(/apartment|pupil|portal/i, 'pupil'),
    isNamed(/^(?:have )?(?:most important|second|maybe):?$/i),
    either(
      isUser(/Marek/, 'Marek'),
      says(['rule'], /box 14|8:10/, { rule: { then: 'box 14 is his' } }),
    ),
    says(['rule', 'money'], /1213|under 13|age 13/, { rule: { then: 'child under 1213 EUR' } }),
    says(['money', 'rule'], /20\s?[–-]\s?25/, { money: { what: '20–25 % commission' } }),
    {
      falls: (rows) =>
        rows.filter(
          (row) =>
            (row.kind === 'thing' && row.fields.some(({ name }) => /passport/i.test(name))) ||
            (row.kind === 'feature' && /stor\w+ .*passport/i.test(row.does)),
        ),
      planted: [
        planted('thing', {
          name: 'customer',
          fields: [{ name: 'passport', private: true, values: [] }],
        }),
      ],
    },
    either(
      mayDo(/cashier/i, /(?:change|set|enter|edit) .*binding/i, {
        role: 'cashier',
        what: 'change binding values',
      }),
      mayDo(/technician/i, /price/i, { role: 'technician', what: 'see prices' }),
    ),
    says(BUILT, /(?:shop|we) (?:is |are )?clos/i, {
      case: { when: 'snow', then: 'the shop is closed' },
    }),
    says(['feature'], /ski lesson|lessons/i, { feature: { does: 'have ski lessons' } }),
  ],
  '14-neighbourhood-ja-polite': [
    isUser(/市役所|警察|木村|佐々木|高橋|小林/u, '市役所'),
    saysYes(/見ていただかなくて/u),
    saysYes(/出す必要はありません/u),
    {
      falls: (rows) =>
        rows.filter((row) => {
          const told = quotesOf(row)
          const forbids = /(?:いけない|てはならない|never)/u.test(textOf(row))
          const allows = !forbids && row.kind !== 'aside'
          return (
            (/鳴らしてかまいません/u.test(told) && !/いけません/u.test(told) && forbids) ||
            (/鳴らしてはいけません/u.test(told) && !/かまいません/u.test(told) && allows)
          )
        }),
      planted: [planted('rule', { then: '鳴らしてよい' }, 'その時間に鳴らしてはいけません')],
    },
    either(
      keepsNumber(/三百十二/u, /三百十二|312/u),
      keepsNumber(/千八百円/u, /千八百円|1,?800/u),
      keepsNumber(/十六日/u, /十六日|16日/u),
    ),
    says(['thing'], /避難|手助け|名簿/u, { thing: { name: '避難の名簿', fields: [] } }),
    says(BUILT, /ございます|存じます|いただき|いたします/u, {
      feature: { does: 'お返事いただきます' },
    }),
    says(['rule'], /どんど焼き|一月十二日|大人二名/u, { rule: { then: 'どんど焼きに出る' } }),
    says(['connection'], /LINE/, { connection: { what: 'LINE' } }),
    {
      falls: (rows) =>
        rows.filter((row) => row.kind === 'feature' && row.does.split('、').length > 2),
      planted: [planted('feature', { does: '読み、確かめ、返す' })],
    },
    says(['feature'], /寄付|おしゃべり/u, { feature: { does: '寄付を集める' } }),
    says(['money', 'rule', 'measure'], /五千円|5,?000円/u, { money: { what: '会費五千円' } }),
  ],
}

/** A right or feature read of words that refuse it. */
function saysYes(words: RegExp): Trap {
  return {
    falls: (rows) =>
      rows.filter(
        (row) =>
          words.test(quotesOf(row)) &&
          (row.kind === 'feature' || (row.kind === 'permission' && row.may !== 'never')),
      ),
    planted: [
      planted(
        'permission',
        { role: '会計', may: 'may', what: '出す' },
        '見ていただかなくて結構です、出す必要はありません',
      ),
    ],
  }
}

/** Rows whose words hold a number lose it; it stays in one row at least. */
function keepsNumber(said: RegExp, told: RegExp): Trap {
  return {
    falls: (rows) =>
      rows.some((row) => said.test(quotesOf(row)) && told.test(textOf(row))) ? [] : ['lost'],
    planted: [],
  }
}
