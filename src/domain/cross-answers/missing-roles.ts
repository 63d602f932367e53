import type { AnswerTexts, CrossAnswerQuestion } from './find-cross-answer-questions.ts'
import { areAkin, extractMeaning } from './reading.ts'
import { CROSS_ANSWER_TEXT } from './text-en.ts'

/** People by the part they play; each works with or for somebody. */
const ROLE =
  'admin|administrator|teacher|trainer|instructor|owner|manager|receptionist|cashier|accountant|bookkeeper|driver|courier|cook|chef|waiter|baker|nurse|doctor|therapist|assistant|moderator|editor|reviewer|supervisor|dispatcher|cleaner|caretaker|technician|mechanic|librarian|secretary|treasurer|organiser|organizer|coordinator|volunteer|coach|tutor|parent|student|pupil|patient|tenant|landlord|seller|buyer|host|guest|client|customer|member|walker|farmer|singer|leader|employee|staff|boss|director|inspector|planner|operator|salesperson|warehouse worker|support agent'

/** Somebody who does or decides something: "the teacher ticks", "an admin must approve". */
const ACTING = new RegExp(
  `\\b(?:the|an?|our|each|every|only the|only an?)\\s+(${ROLE})s?\\s+(?:(?:also|then|always|only|can|may|must|has to|should|will)\\s+){0,2}(?:approves?|decides?|checks?|confirms?|gets?|receives?|sees?|ticks?|marks?|enters?|writes?|changes?|accepts?|declines?|opens?|closes?|hands?|prints?|sends?|assigns?|adds?|deletes?|creates?|calls?|pays?|picks?|takes?|plans?|notes?|looks?|reads?|answers?|allows?|sets?|moves?|blocks?|refunds?|signs?)\\b`,
  'gi',
)

/** A role of the story or the rules that "Who Uses It" does not name. */
export function findMissingRoles(answers: AnswerTexts): CrossAnswerQuestion[] {
  const people = answers.get('q5')
  if (people === undefined) return []
  const known = extractMeaning(people)
  const asked = new Set<string>()
  return ['q6', 'q9'].flatMap((question) =>
    [...(answers.get(question) ?? '').matchAll(ACTING)].flatMap(([, name = '']) => {
      const [key = ''] = extractMeaning(name)
      if (asked.has(key) || [...known].some((word) => areAkin(word, key))) return []
      asked.add(key)
      const text = CROSS_ANSWER_TEXT.roleMissing(name.toLowerCase())
      return [{ code: 'role-missing' as const, questions: [question, 'q5'], text }]
    }),
  )
}
