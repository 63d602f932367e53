import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { paths } from '#web/paths.ts'
import { WorkshopMock } from '#web/screens/landing/mock/workshop-mock.tsx'
import { DocumentPages } from '#web/screens/landing/pages/document-pages.tsx'
import { Pricing } from '#web/screens/landing/pricing/pricing.tsx'
import { PublicPage } from '#web/shell/public/public-page.tsx'
import { landingText } from '#web/text/public/landing.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { LandingSection } from './landing-section.tsx'
import { Trades } from './trades.tsx'

const { hero } = landingText

/** What a visitor sees at `/`. It is drawn once, when the product is built. */
export function LandingScreen() {
  return (
    <PublicPage>
      <Hero />
      <DocumentPages />
      <Trades />
      <Features />
      <Pricing />
      <QuestionsAnswered />
    </PublicPage>
  )
}

function Features() {
  const { title, items } = landingText.features
  return (
    <LandingSection id="features" title={title}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-1 text-ink-soft text-sm">{item.detail}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}

/** The promise, the way in, and the workshop as it looks. */
function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-10 px-4 pt-8 sm:px-6 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-14">
      <div>
        <h1 className="text-3xl sm:text-4xl">{hero.title}</h1>
        <p className="mt-5 max-w-xl text-ink-soft text-lg">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <AnchorButton variant="primary" href={paths.getStarted} className="px-6 text-base">
            {hero.action}
          </AnchorButton>
          <AnchorButton href={paths.example} className="px-5 text-base">
            {hero.example}
          </AnchorButton>
        </div>
        <p className="mt-4 text-ink-soft text-sm">{hero.note}</p>
      </div>
      <WorkshopMock />
    </section>
  )
}

/** What people ask before they begin. It opens and closes without script. */
function QuestionsAnswered() {
  const { title, fifteen, items } = landingText.answers
  return (
    <LandingSection id="answers" title={title}>
      <div className="border-line border-t">
        <Folded question={fifteen}>
          <ol className="list-inside list-decimal gap-x-10 sm:columns-2">
            {QUESTIONS.map((question) => (
              <li key={question.id}>{question.title}</li>
            ))}
          </ol>
        </Folded>
        {items.map(({ question, answer }) => (
          <Folded key={question} question={question}>
            <p className="max-w-2xl">{answer}</p>
          </Folded>
        ))}
      </div>
    </LandingSection>
  )
}

function Folded({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details name="answers" className="group border-line border-b">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-soft leading-7">{children}</div>
    </details>
  )
}
