import { PublicPage } from '#web/shell/public/public-page.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { DocumentPages } from './pages/document-pages.tsx'
import { Pricing } from './pricing/pricing.tsx'
import { QuestionsAnswered } from './questions-answered.tsx'
import { Trades } from './trades.tsx'

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
