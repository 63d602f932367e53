import type {
  BoundaryQuestion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import type { AnsweredQuestion, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { comesFromRows } from '#domain/requirements/editing/judgements.ts'
import { AnswerOpenQuestion } from '#web/panels/document/answering/answer-open-question.tsx'
import { YesNo } from '#web/panels/document/answering/yes-no.tsx'
import type { EditingDesk } from './editing.tsx'
import { JudgeItem } from './judge-item.tsx'
import { PlaceItem } from './place-item.tsx'
import { PriorityMenu } from './priority-menu.tsx'

/** The controls of one item, by what it is. */
export function ControlsOf({ item, desk }: { item: Traced; desk: EditingDesk }) {
  if (item.id.startsWith('UN-')) return <PlaceItem item={item} desk={desk} />
  if (isBoundary(item)) return <YesNo item={item} desk={desk} />
  if (isQuestion(item)) return <AnswerOpenQuestion item={item} desk={desk} />
  return (
    <>
      {isUnranked(item) ? <PriorityMenu item={item} desk={desk} /> : null}
      <JudgeItem item={item} desk={desk} />
    </>
  )
}

function isBoundary(item: Traced): item is BoundaryQuestion {
  return 'asks' in item
}

function isQuestion(item: Traced): item is OpenQuestion | AnsweredQuestion {
  return 'suggestedDefault' in item || 'reply' in item
}

function isUnranked(item: Traced): item is FunctionalRequirement {
  return 'priority' in item && item.priority === 'unsaid' && comesFromRows(item)
}
