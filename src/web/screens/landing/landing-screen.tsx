import { paths } from '#web/paths.ts'
import { PublicPage } from '#web/shell/public/public-page.tsx'
import { landingText } from '#web/text/public/landing.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { Features } from './features.tsx'
import { Pricing } from './pricing.tsx'
import { QuestionList } from './question-list.tsx'
import { WorkshopMock } from './workshop-mock.tsx'

/** What a visitor sees at `/` (Spec §2). */
export function LandingScreen() {
  const { hero } = landingText
  return (
    <PublicPage>
      <section className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-20">
        <h1 className="max-w-3xl text-3xl sm:text-4xl">{hero.title}</h1>
        <p className="mt-5 max-w-2xl text-ink-soft text-lg">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton variant="primary" href={paths.login}>
            {hero.action}
          </LinkButton>
          <p className="text-ink-soft text-sm">{hero.note}</p>
        </div>
        <WorkshopMock />
      </section>
      <Features />
      <QuestionList />
      <Pricing />
    </PublicPage>
  )
}
