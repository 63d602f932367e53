import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'
import { writeBoundaries } from '#domain/requirements/boundaries/write-boundaries.ts'
import { writeContradictions } from '#domain/requirements/contradictions/write-contradictions.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { dropSettled } from './drop-settled.ts'
import { findGaps, type Written } from './find-gaps.ts'
import { foldDoubts } from './fold-doubts.ts'
import { orderQuestions } from './order-questions.ts'

type Asked = Pick<RequirementsDocument, 'boundaries' | 'contradictions' | 'openQuestions'>

type Sections = Written &
  Pick<
    RequirementsDocument,
    'language' | 'quality' | 'privacy' | 'nonGoals' | 'experience' | 'dataRules'
  >

interface Told {
  rows: readonly Row[]
  answers: readonly ReadableAnswer[]
  words: DocumentWords
  /** Who decides what is in doubt, as they are called in a sentence; null where nobody is known to. */
  decider: string | null
}

/**
 * Everything that is asked of the founder once the sections are written: on the edges of limits, about
 * what does not agree, and what nobody said.
 */
export function askQuestions(
  notebook: Notebook,
  sections: Sections,
  { rows, answers, words, decider }: Told,
): Asked {
  const { language, features } = sections
  const requirements = features.flatMap((feature) => feature.requirements)
  const others = limited(sections)
  const boundaries = writeBoundaries(notebook, { requirements, others, language }, words.boundaries)
  const { roles, constraints, nonGoals, experience, dataRules } = sections
  const told = [...constraints, ...nonGoals, ...experience, ...dataRules]
  const items = [...requirements, ...others, ...told]
  const contradictions = writeContradictions(
    notebook,
    { rows, answers, language, items, roles, decider },
    words,
  )
  for (const gap of findGaps(sections, answers, words.gaps)) notebook.ask(gap)
  const { priorities, permissions } = notebook.words.ask
  const { questions, clashes } = foldDoubts(notebook.openQuestions, contradictions)
  const criteria = requirements.flatMap((requirement) => requirement.criteria)
  const openQuestions = orderQuestions(dropSettled(questions, criteria), {
    musts: new Set(requirements.filter(({ priority }) => priority === 'must').map(({ id }) => id)),
    asked: contradictions.length,
    items: [...requirements, ...sections.rules, ...sections.messages, ...sections.integrations],
    rights: sections.permissions,
    roles,
    things: sections.entities.map(({ name }) => name),
    words: words.defaults,
    decider,
    last: new Set([priorities.text, permissions.text]),
    answers,
  })
  return { boundaries, contradictions: clashes, openQuestions }
}

/** What may hold a limit besides the requirements, rules first. */
function limited(sections: Sections): Traced[] {
  const { rules, quality, privacy, messages, permissions, entities, integrations, money } = sections
  return [
    rules,
    quality,
    privacy,
    messages,
    permissions,
    entities,
    integrations,
    money ?? [],
  ].flat()
}
