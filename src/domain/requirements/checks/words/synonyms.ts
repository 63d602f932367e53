import { stem } from '#domain/language/stems.ts'

/** Words for the same thing; a document keeps to one of each group. */
const SAME_THING = [
  'client customer patron',
  'booking reservation',
  'photo picture',
  'order purchase',
  'invoice bill',
  'employee staff-member worker',
  'teacher instructor',
  'lesson class',
  'product article',
  'shop store',
  'owner proprietor',
  'patient sick-person',
  'driver chauffeur',
  'volunteer helper',
  'tenant renter lessee',
  'landlord lessor',
  'doctor physician',
  'vehicle car',
  'payment remittance',
  'basket cart',
  'pupil student schoolchild',
  'guest visitor',
  'seller vendor merchant',
  'courier delivery-person',
  'voucher coupon',
]

/** The same of people in Japanese, without the honorific that may be around them. */
const SAME_PEOPLE = [
  '客 顧客 得意先 利用者',
  '従業員 社員 職員 スタッフ',
  '生徒 受講生 受講者',
  '保護者 親御',
]

/** Whether two names are words for the same person or thing. */
export function areSynonyms(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.trim().replace(HONORIFIC, ''))
  if (a === undefined || b === undefined) return false
  return (
    a === b ||
    SAME_PEOPLE.some((group) => [a, b].every((name) => group.split(' ').includes(name))) ||
    listSynonyms(a).includes(b.toLowerCase())
  )
}

const HONORIFIC = /^お(?=客)|(?:さん|様|さま|の方)$/gu

const SAME_ACTION = [
  'show display present shown',
  'delete remove erase',
  'start begin commence launch',
  'stop end halt terminate',
  'send transmit dispatch sent',
  'create add',
  'change edit modify alter',
  'choose select pick chosen',
  'save store record keep kept',
  'inform notify alert tell',
  'calculate compute',
  'cancel revoke',
  'allow permit enable let',
  'booking reserve book',
  'buy purchase',
]

/** The words that mean the same as `term` in its glossary sense, in the singular. */
export function listSynonyms(term: string): readonly string[] {
  const group = SAME_THING.find((words) => words.split(' ').includes(term.toLowerCase()))
  return group === undefined
    ? []
    : group.split(' ').filter((word) => word !== term.toLowerCase() && !word.includes('-'))
}

const FIRST = new Map(
  [...SAME_ACTION, ...SAME_THING].flatMap((group) => {
    const stems = group.split(' ').map(stem)
    return stems.map((word): [string, string] => [word, stems[0] ?? word])
  }),
)

/** One stem for all words of a group, so that "display" and "show" meet. */
export function chooseSameWord(stemmed: string): string {
  return FIRST.get(stemmed) ?? stemmed
}
