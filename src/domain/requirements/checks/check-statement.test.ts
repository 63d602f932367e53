import { describe, expect, it } from 'vitest'
import { checkStatement } from './check-statement.ts'
import type { Severity, StatementRule } from './finding.ts'
import type { Statement } from './statement.ts'

const PLAIN: Omit<Statement, 'text'> = {
  kind: 'functional',
  language: 'en',
  ownWriting: false,
  settledNames: new Set(),
}

function found(text: string, rule: StatementRule, with_: Partial<Statement> = {}) {
  return checkStatement({ ...PLAIN, text, ...with_ }).filter((hit) => hit.rule === rule)
}

/**
 * Each rule with how grave it is, a sentence that breaks it («the words at fault»; the rule on an
 * empty place marks nothing), and sentences it leaves alone.
 */
const RULES = `
obligation error | The app sends a reminder. | The app shall send a reminder.
obligation error | The app shall save the list and «must» print the list. | The app shall list the fields that must be filled.
vague-word error | The page shall be «fast». | The page shall be fast: within 2 seconds. | The app shall show the text “Be fast”. | While the value is stable, the app shall show the value.
vague-word error | The page shall be «user-friendly». | The page shall follow the user.
vague-word warning | The app shall show «several» offers. | The app shall show 5 offers.
vague-word warning | The app shall keep «many» photos. | The app shall show how many places are free.
vague-word warning | The app shall show the «relevant» offers. | A member shall hold at most 10 loans.
vague-word warning | The app shall serve a «large number» of guests. | The app shall serve up to 500 guests at once.
vague-word error | The page shall open «fast» even on Fridays. | The fast lane shall show the app’s sign. | Grandma is slow with the phone.
vague-word warning | The app shall tell the owner when «something goes wrong». | The app shall show “Something went wrong”.
vague-word warning | The app shall keep «certain» names of members. | The app shall keep the names of 5 members.
vague-word warning | The app shall work with «other systems». | The app shall show the other members.
vague-word warning | The page shall give «accurate» answers. | The app shall greet good customers by name. | The gift card is nice to have.
vague-word warning | The app shall «handle» refunds. | The handle shall be red.
vague-word warning | The app shall «probably» send a bill. | Maybe more people come next year.
vague-word warning | The app shall «seldom» ask for the code. | The app shall ask for the code once a day.
escape-clause error | The app shall, «if possible», send a copy. | The app shall keep the log as required by law.
open-end error | The app shall store names, dates, «etc.» | The menu shall show the entry “Save as, ...”.
superfluous-infinitive hint | The app «shall be able to» print the list. | The app shall print the list. | The app shall not allow a guest to print.
superfluous-infinitive hint | The kernel «shall allow a semaphore to» expire. | The kernel shall let a semaphore expire.
passive-without-actor warning | The order shall «be approved». | The order shall be approved by the owner. | When the order is approved, the app shall print the bill.
passive-without-actor warning | The order shall «be sent» by email. | The app shall send the order by email.
passive-without-actor warning | The data shall «be encrypted». | The field shall be required.
passive-without-actor warning | The order shall «get approved» on the same day. | The order may be approved.
passive-without-actor warning | The plan shall only «be further shown» to staff, followed by a map. | The list shall be unchanged.
passive-without-actor hint | The bill shall «be sent» automatically. | The bill shall be sent by the owner.
several-requirements warning | The app shall save the order «and send the» bill. | The app shall show the name and the price. | When a client pays and opens the list, the app shall show the bill.
several-requirements warning | The app shall save the order «and shall» send the bill. | The app shall list those who want to pay and stay.
several-requirements warning | The app shall show the price. The app «shall» add the tax. | It costs 5 euros. The app shall add the tax.
several-requirements warning | The client shall find «and display» bills. | The app shall show order and invoice numbers.
several-requirements warning | The app shall weigh the parcel «and frank the» label. | The app shall show the name and the price.
several-requirements warning | The form shall be signed by the guest «and sent» to the owner. | The list shall be sorted by name and date.
several-requirements hint | The app shall charge the card «unless» the client is new. | The app shall charge the card.
and-or error | The app shall send an email «and/or» a letter. | The app shall send an email and a letter.
and-or warning | The app shall ask for the «phone/email». | The sensor shall switch on/off. | The car shall stop at 5 km/h. | The shop shall serve brides/mth up to 40 on fri/sat. | The app shall open https://example.org/shop/list.
negative hint | The app «shall not» crash. | The app shall not show the price to a guest.
purpose-inside warning | The app shall lock the list «in order to» avoid changes. | The app shall lock the list.
unclear-pronoun warning | «It» shall send a bill. | The app shall save the text that it shows.
unclear-pronoun warning | If the client opens the bill, «it» shall turn red. | When a client pays, they shall see the bill.
absolute error | The site shall «always» be available. | The site shall be available on 99 of 100 days.
absolute error | The line shall be «always» open and online. | When there is no line (always), the app shall respond on paper.
absolute error | The app shall run with «zero» errors. | The counter shall start at zero.
absolute warning | The app shall «always» show the newest first. | When the charge reaches 100 %, the app shall show a tick.
vague-time warning | The app shall send the bill «soon». | The app shall send the bill immediately after the payment. | The unit shall set the real-time clock. | The app shall send the bill soon, within 5 minutes.
solution error | The app shall keep orders in «MySQL». | The page shall react to a tap.
solution hint | The app shall keep orders in a «database». | The app shall keep orders.
number-without-unit warning | The page shall open «within 3». | The page shall open within 3 seconds. | The pump shall stop below 3.2 V. | A team shall have at least 3 and at most 5 members. | A team shall have at least 3 or more members.
degree-without-number warning | The form shall be «quicker» than today. | The form shall be quicker than today by 2 minutes. | The app shall minimise the window.
length warning | «The app shall show ${'one '.repeat(40)}word.» | The app shall show ${'one '.repeat(30)}word.
placeholder error | The page shall open within «TBD» seconds. | The app shall list the to-dos.
`

const ROWS = RULES.trim()
  .split('\n')
  .map((line) => {
    const [head = '', marked = '', ...clean] = line.split(' | ')
    const [rule, severity] = head.split(' ') as [StatementRule, Severity]
    const words = /«(.*)»/.exec(marked)?.[1] ?? ''
    return { rule, severity, text: marked.replace(/[«»]/g, ''), words, clean }
  })

describe('checkStatement', () => {
  it.each(ROWS)('$rule is an $severity in: $text', ({ rule, severity, text, words, clean }) => {
    const [hit] = found(text, rule)
    expect(hit).toMatchObject({ rule, severity })
    expect(text.slice(hit?.start, hit?.end)).toBe(words)
    for (const sentence of clean) expect(found(sentence, rule)).toEqual([])
  })

  it('is stricter with our own sentences', () => {
    const text = 'The portal shall print the list.'
    expect(found(text, 'ears-shape')).toEqual([])
    expect(found(text, 'ears-shape', { ownWriting: true })).toMatchObject([{ severity: 'error' }])
    for (const own of [
      'The app shall print the list.',
      'When a client pays, the app shall print the bill.',
      'While a class is full, when a client books, the app shall refuse.',
      'If the printer fails, then the app shall say so.',
      'Where a plan has a limit, the app shall count the places.',
    ]) {
      expect(found(own, 'ears-shape', { ownWriting: true })).toEqual([])
    }
  })

  it('asks a quality for a bound, and a goal for a number', () => {
    const quality = { kind: 'quality' } as const
    expect(
      found('The page opens in exactly 2 seconds.', 'tolerance-missing', quality),
    ).toHaveLength(1)
    expect(found('The page opens within 2 seconds.', 'tolerance-missing', quality)).toEqual([])
    expect(found('A higher load is fine.', 'degree-without-number', quality)).toMatchObject([
      { severity: 'error' },
    ])
    expect(found('Higher prices cost 2 euros.', 'degree-without-number', quality)).toEqual([])
  })

  it('takes a product that the answers settled as a choice', () => {
    const text = 'The app shall take the payment through Stripe.'
    expect(found(text, 'solution')).toMatchObject([{ severity: 'error' }])
    expect(found(text, 'solution', { settledNames: new Set(['stripe']) })).toEqual([])
  })

  it('leaves other languages to their readers', () => {
    expect(checkStatement({ ...PLAIN, text: 'Der Kunde bucht.', language: 'other' })).toEqual([])
    const japanese = { ...PLAIN, text: '必要に応じて名前などを保存する。', language: 'ja' as const }
    expect(checkStatement(japanese).map(({ rule }) => rule)).toEqual(['escape-clause', 'open-end'])
  })
})

const FIXES = `
The app shall be able to print the list. | superfluous-infinitive | The app shall print the list.
The unit shall be capable of storing 5 maps. | superfluous-infinitive | The unit shall store 5 maps.
The app shall allow a client to book. | superfluous-infinitive | The app shall let a client book.
Clients shall be able to book. | superfluous-infinitive | The app shall let clients book.
When a class is free, a client shall be able to book. | superfluous-infinitive | When a class is free, the app shall let a client book.
The shop shall make it possible to book a place. | superfluous-infinitive
The app shall save drafts so that no text is lost. | purpose-inside | The app shall save drafts. | so that no text is lost
In order to save time, the app shall fill the form. | purpose-inside | The app shall fill the form. | In order to save time
The app shall send the bill soon. | vague-time | The app shall send the bill within ____.
The page shall open within 3. | number-without-unit | The page shall open within 3 ____.
The page shall be nice. | vague-word
`
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', rule = '', mended = null, why = null] = line.split(' | ')
    return { text, rule: rule as StatementRule, mended, why }
  })

describe('the fixes', () => {
  it.each(FIXES)('$text', ({ text, rule, mended, why }) => {
    const [hit] = found(text, rule)
    expect(hit).toBeDefined()
    expect(hit?.fix ?? null).toEqual(mended === null ? null : { text: mended, why })
  })

  it('never supply a number', () => {
    for (const { text } of FIXES) {
      for (const { fix } of checkStatement({ ...PLAIN, text })) {
        const said = new Set(text.match(/\d+/g))
        expect((fix?.text.match(/\d+/g) ?? []).every((number) => said.has(number))).toBe(true)
      }
    }
  })
})
