import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { computeReadiness } from '#domain/requirements/readiness/readiness.ts'
import { addWriters } from '#domain/requirements/rendering/add-writers.ts'
import { withhold } from '#domain/requirements/secrets/withhold.ts'
import { dropToldTerms } from './apart/drop-said.ts'
import { setAppendices } from './apart/set-appendices.ts'
import { setStagesApart } from './apart/set-stages-apart.ts'
import { tellAccount } from './apart/tell-account.ts'
import { tellDecisions } from './apart/tell-decisions.ts'
import { tellLooks } from './apart/tell-looks.ts'
import { tellStories } from './apart/tell-stories.ts'
import { withoutMarked } from './apart/without-marked.ts'
import type { Outline, Section } from './blocks.ts'
import { createDesk } from './desk.ts'
import { markHollow } from './features/says-itself.ts'
import { runTogether } from './files/run-together.ts'
import { setApart } from './files/set-apart.ts'
import { shortenSections } from './files/shorten.ts'
import { withSignOff } from './files/sign-off.ts'
import { signOutline } from './files/sign-outline.ts'
import { withAsked } from './files/with-asked.ts'
import { outlineOf } from './outline-of.ts'
import { markHeads } from './tables/mark-heads.ts'
import { tellTables } from './tables/tell-tables.ts'
import { workOut } from './worked/work-out.ts'

/**
 * The document as a file is printed from it: with its readiness and its writers at the head, and
 * with the registers that only machines need at the end; its marks are signs.
 */
export function fileOutline(given: RequirementsDocument, words: DocumentWords): Outline {
  return given.draft === undefined ? composedFile(given, words) : writtenFile(given, words)
}

/** A document that a model wrote, as it wrote it. */
function writtenFile(given: RequirementsDocument, words: DocumentWords): Outline {
  const document = withhold(given, words.document)
  const measured = computeReadiness(document, checkDocument(document, CHECK_TEXT), words)
  const worked = workOut(document, words.document)
  return addWriters(outlineOf(worked, words.document, measured), worked.workedOut.writers)
}

function composedFile(given: RequirementsDocument, words: DocumentWords): Outline {
  const document = markHollow(withhold(given, words.document))
  const measured = computeReadiness(document, checkDocument(document, CHECK_TEXT), words)
  const worked = workOut(document, words.document)
  const told = outlineOf(withoutMarked(worked), words.document, {
    ...measured,
    tell: tellDecisions,
  })
  const outline = addWriters(told, worked.workedOut.writers)
  const desk = createDesk(document, words.document, { workedOut: worked.workedOut })
  const used = document.approvals === undefined ? 2 : 3
  const whole = shortenSections(outline.sections, desk).map((each) =>
    [tellAccount, setStagesApart, tellStories, tellLooks, withAsked].reduce(
      (section, tell) => tell(section, desk),
      setApart(each, words.document),
    ),
  )
  const { sections, appendices } = setAppendices(
    dropToldTerms(tellTables(whole, desk)),
    used,
    words.document,
  )
  const inFull = (section: Section): Section => ({
    ...section,
    blocks: runTogether(desk, section.blocks),
  })
  const printed = [
    ...sections.map((section) => withSignOff(inFull(section), desk)),
    ...appendices.map(inFull),
  ]
  return markHeads(signOutline({ ...outline, sections: printed }, desk), words.document)
}
