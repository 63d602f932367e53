import { use } from 'react'
import type {
  BoundaryQuestion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import type { AnsweredQuestion, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { comesFromRows } from '#domain/requirements/editing/judgements.ts'
import { correctingText } from '#web/text/document/correcting.ts'
import { editingText as words } from '#web/text/document/editing.ts'
import { AnswerOpenQuestion } from './answer-open-question.tsx'
import { CorrectItem } from './correct-item.tsx'
import { EditItem } from './edit-item.tsx'
import { EditingContext, type EditingDesk } from './editing.tsx'
import { ItemsContext } from './items-context.ts'
import { JudgeItem } from './judge-item.tsx'
import { PriorityMenu } from './priority-menu.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { YesNo } from './yes-no.tsx'

/** What the founder can say to an item, where it stands; nothing where nothing can be said. */
export function ItemControls({ id }: { id: string }) {
  const desk = use(EditingContext)
  const item = use(ItemsContext).get(id)
  const box = useKeptFocus(item)
  if (item === undefined) return null
  return (
    <span ref={box}>
      {item.edited ? <span className="document-edited">{words.mark}</span> : null}
      {item.confirmed ? <span className="document-edited">{correctingText.confirmed}</span> : null}
      {desk === null ? null : <ControlsOf item={item} desk={desk} />}
    </span>
  )
}

function ControlsOf({ item, desk }: { item: Traced; desk: EditingDesk }) {
  if (isBoundary(item)) return <YesNo item={item} desk={desk} />
  if (isQuestion(item)) return <AnswerOpenQuestion item={item} desk={desk} />
  const isDoubtful = item.mark === 'assumed' || item.mark === 'unconfirmed'
  return (
    <>
      {isUnranked(item) ? <PriorityMenu item={item} desk={desk} /> : null}
      {isDoubtful ? <JudgeItem item={item} desk={desk} /> : <WayIn item={item} desk={desk} />}
    </>
  )
}

/** To the rows that it comes from, or to its own texts where it comes from none. */
function WayIn({ item, desk }: { item: Traced; desk: EditingDesk }) {
  return comesFromRows(item) ? <CorrectItem item={item} desk={desk} /> : <EditItem item={item} />
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
