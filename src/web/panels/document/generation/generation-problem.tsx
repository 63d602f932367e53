import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { chooseUnreadySentence, documentText as words } from '#web/text/document.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import type { Generation } from './use-generation.ts'

interface GenerationProblemProps {
  projectId: string
  generation: Generation
}

/**
 * Why no document came: the questions to go to, or the error with another try
 * (docs/product.md#checks-on-input, docs/product.md#errors).
 */
export function GenerationProblem({ projectId, generation }: GenerationProblemProps) {
  const { unready, error, start } = generation
  if (unready) {
    const title = unready.code === 'answers_missing' ? words.missingTitle : words.inadequateTitle
    return (
      <Notice tone="warning" title={title} role="alert">
        <p>{chooseUnreadySentence(unready.code, unready.questions)}</p>
        <ul className="mt-3 grid gap-2">
          {unready.questions.map(({ id, order, title }) => (
            <li key={id}>
              <Link
                className="text-accent underline underline-offset-2"
                to={paths.workshopQuestion(projectId, order)}
              >
                {words.goTo(order, title)}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (!error) return null
  return (
    <Notice
      tone="danger"
      title={error.title}
      action={
        <Button size="sm" onClick={() => void start()}>
          {words.tryAgain}
        </Button>
      }
    >
      <p>{error.message}</p>
    </Notice>
  )
}
