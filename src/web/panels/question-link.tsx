import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEntitlements } from '#web/api/account.ts'
import { paths } from '#web/paths.ts'

interface QuestionLinkProps {
  projectId: string
  /** The question's number, 1 to 15. */
  order: number
  className: string
  onClick?: () => void
  children: ReactNode
  /** What is there for those who may not enter the workshop (docs/product.md#entitlements). */
  otherwise?: ReactNode
}

/** The way to a question of the workshop, for those who may write there. */
export function QuestionLink(props: QuestionLinkProps) {
  const { projectId, order, otherwise = null, ...link } = props
  const { saveAnswer } = useEntitlements()
  if (!saveAnswer.allowed) return otherwise
  return <Link {...link} to={paths.workshopQuestion(projectId, order)} />
}
