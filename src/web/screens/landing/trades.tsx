import { ArrowRight } from 'lucide-react'
import {
  EXAMPLE_NAMES,
  type ExampleName,
  getExampleProject,
  writeExampleDocument,
} from '#domain/examples/examples.ts'
import { clip } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { examplePaths } from '#web/paths.ts'
import { landingText } from '#web/text/public/landing.ts'
import { LandingSection } from './landing-section.tsx'

const words = landingText.trades

/** Each example with how its founder began, what came of it, and the way to its document. */
export function Trades() {
  return (
    <LandingSection id="examples" title={words.title} lead={words.lead}>
      <ul className="grid gap-4 md:grid-cols-3">
        {EXAMPLE_NAMES.map((name) => (
          <Trade key={name} name={name} />
        ))}
      </ul>
    </LandingSection>
  )
}

function Trade({ name }: { name: ExampleName }) {
  const { title, answers } = getExampleProject(name)
  const document = writeExampleDocument(name)
  return (
    <li className="flex flex-col rounded-soft border border-line-strong/60 bg-surface p-5">
      <h3 className="text-lg">{title}</h3>
      <blockquote className="mt-2 border-accent border-l-2 pl-3 font-serif text-ink-soft">
        {clip(answers.q1 ?? '', words.quoteLength)}
      </blockquote>
      <p className="mt-3 text-ink-soft text-sm tabular-nums">
        {words.counts({
          requirements: listRequirements(document).length,
          rules: document.rules.length,
          open: document.openQuestions.length,
        })}
      </p>
      <a
        href={examplePaths[name]}
        className="mt-auto inline-flex min-h-11 items-center gap-1.5 pt-2 font-medium text-accent text-sm underline-offset-4 hover:underline"
      >
        {words.read}
        <span className="sr-only">{words.readOf(title)}</span>
        <ArrowRight aria-hidden className="size-4" />
      </a>
    </li>
  )
}
