import { ArrowRight } from 'lucide-react'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import { DOCUMENT_TEXT } from '#domain/requirements/text-en/document.ts'
import { sampleDocument } from '#web/panels/document/sample-document.ts'
import { paths } from '#web/paths.ts'
import { landingText } from '#web/text/public/landing.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { LandingSection } from './landing-section.tsx'

const words = landingText.example

/** The first sheet of the sample's document, and the way to the whole of it. */
export function ExamplePreview() {
  const document = sampleDocument()
  const requirements = requirementsOf(document)
  const facts = [
    [requirements.length, words.facts.requirements],
    [requirements.flatMap(({ criteria }) => criteria).length, words.facts.criteria],
    [document.openQuestions.length, words.facts.open],
  ] as const
  return (
    <LandingSection id="example" title={words.title} lead={words.lead}>
      <article className="rounded-soft border border-line-strong/60 bg-surface p-6 shadow-lift sm:p-10">
        <h3 className="text-3xl">{document.title}</h3>
        <p className="mt-3 max-w-xl font-serif text-ink-soft text-lg">
          {document.project.description}
        </p>
        <dl className="mt-7 flex flex-wrap gap-x-12 gap-y-4 border-line border-y py-5">
          {facts.map(([count, name]) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="font-serif text-2xl tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 font-semibold text-sm">{words.contents}</p>
        <ul className="mt-2 gap-x-10 text-sm sm:columns-2">
          {outlineOf(document, DOCUMENT_TEXT).sections.map(({ anchor, title }) => (
            <li key={anchor} className="break-inside-avoid">
              <a
                href={`${paths.example}#${anchor}`}
                className="inline-block py-1.5 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <AnchorButton variant="primary" href={paths.example} className="mt-7">
          {words.action}
          <ArrowRight aria-hidden />
        </AnchorButton>
      </article>
    </LandingSection>
  )
}
