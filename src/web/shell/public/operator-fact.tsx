import type { Operator } from '#domain/public-face.ts'
import { readPublicFace } from '#web/shell/public/read-public-face.ts'
import { legalFrameText } from '#web/text/legal/frame.ts'

const SETTINGS: Record<keyof Operator, string> = {
  name: 'OPERATOR_NAME',
  representative: 'OPERATOR_REPRESENTATIVE',
  address: 'OPERATOR_ADDRESS',
  phone: 'OPERATOR_PHONE',
  email: 'OPERATOR_EMAIL',
}

/**
 * One fact about the operator. While it is unset the element is empty, and its style shows what is
 * missing: so the server can put the facts into pre-rendered pages and leave the elements alone.
 */
export function OperatorFact({ name }: { name: keyof Operator }) {
  return (
    <span
      data-missing={legalFrameText.missing(SETTINGS[name])}
      className="break-words empty:before:inline-block empty:before:rounded-soft empty:before:bg-assumed-soft empty:before:px-2 empty:before:text-assumed empty:before:content-[attr(data-missing)]"
    >
      {readPublicFace().operator[name]}
    </span>
  )
}
