import type { Language } from '#domain/language.ts'
import type { SectionName } from '#domain/requirements/outline/blocks.ts'
import { DOCUMENT_TEXT } from '#domain/requirements/text-en/document.ts'
import { SECTION_INTROS } from '#web/text/document/reading.ts'
import { Sentence } from './words.tsx'

interface SectionIntroProps {
  name: SectionName
  /** The document's: one in another language than the page's is left to speak for itself. */
  language: Language
}

/** One sentence on what a section holds, with developers' words explained. */
export function SectionIntro({ name, language }: SectionIntroProps) {
  const intro = SECTION_INTROS[name]
  if (intro === undefined || language !== DOCUMENT_TEXT.language) return null
  return (
    <p className="document-intro">
      <Sentence text={intro} />
    </p>
  )
}
