import { useForgotPassword } from '#web/api/sign-in.ts'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { signInText } from '#web/text/sign-in.ts'
import { Button } from '#web/ui/form/button.tsx'
import { type CredentialFormProps, EmailField } from './credential-fields.tsx'
import type { Credentials } from './credentials.ts'

interface ForgotFormProps extends CredentialFormProps {
  /** A link is on its way, if there is an account. */
  onCheckEmail: () => void
}

export function ForgotForm({ form, onCheckEmail }: ForgotFormProps) {
  const forgot = useForgotPassword()
  const submit = ({ email }: Credentials) =>
    forgot.mutate(
      { email },
      { onSuccess: onCheckEmail, onError: (error) => showIssues(form, error) },
    )
  return (
    <form noValidate className="space-y-5" onSubmit={form.handleSubmit(submit)}>
      <FormProblem error={forgot.error} form={form} />
      <EmailField form={form} />
      <Button type="submit" variant="primary" wide pending={forgot.isPending}>
        {signInText.forgot.action}
      </Button>
    </form>
  )
}
