import { PublicPage } from '#web/shell/public/public-page.tsx'
import { Closing } from './closing.tsx'
import { ExamplePreview } from './example-preview.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing/pricing.tsx'
import { Proof } from './proof/proof.tsx'
import { QuestionList } from './question-list.tsx'
import { QuestionsAnswered } from './questions-answered.tsx'

/** What a visitor sees at `/` (Spec §2). It is drawn once, when the product is built. */
export function LandingScreen() {
  return (
    <PublicPage>
      <Hero />
      <Proof />
      <Features />
      <HowItWorks />
      <QuestionList />
      <ExamplePreview />
      <Pricing />
      <QuestionsAnswered />
      <Closing />
    </PublicPage>
  )
}
