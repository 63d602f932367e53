import { useSearchParams } from 'react-router'
import { toApiError } from '#web/api/api-error.ts'
import { useVerifyEmail } from '#web/api/sign-in.ts'
import { outsideErrors, outsideErrorTitle, signInText } from '#web/text/sign-in.ts'
import { Notice } from '#web/ui/display/notice.tsx'

/** What brought the visitor here, when a link did: it is above the form. */
export function ArrivalNotice() {
  const [search] = useSearchParams()
  const outsideError = search.get('error')
  if (search.has('verify')) return <VerifyNotice token={search.get('verify') ?? ''} />
  if (outsideError !== null) {
    return (
      <Notice tone="warning" title={outsideErrorTitle} role="alert">
        {outsideMessage(outsideError)}
      </Notice>
    )
  }
  if (search.get('notice') === 'password-changed') {
    const { title, detail } = signInText.passwordChanged
    return (
      <Notice tone="done" title={title} role="status">
        {detail}
      </Notice>
    )
  }
  return null
}

function VerifyNotice({ token }: { token: string }) {
  const { isPending, error } = useVerifyEmail(token)
  const words = signInText.verify
  if (isPending) return <Notice role="status">{words.pending}</Notice>
  if (error === null) {
    return (
      <Notice tone="done" title={words.done} role="status">
        {words.doneDetail}
      </Notice>
    )
  }
  const { code, title, message } = toApiError(error)
  return (
    <Notice tone="warning" title={title} role="alert">
      {code === 'link_expired' ? words.expiredDetail : message}
    </Notice>
  )
}

function outsideMessage(code: string): string {
  return Object.hasOwn(outsideErrors, code)
    ? outsideErrors[code as keyof typeof outsideErrors]
    : outsideErrors.outside_failed
}
