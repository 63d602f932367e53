import type { UseFormReturn } from 'react-hook-form'
import { signInText } from '#web/text/sign-in.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type Credentials, credentialRules } from './credentials.ts'

export interface CredentialFormProps {
  form: UseFormReturn<Credentials>
}

const { fields } = signInText

export function EmailField({ form }: CredentialFormProps) {
  return (
    <TextField
      {...form.register('email', credentialRules.email)}
      label={fields.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={form.formState.errors.email?.message}
    />
  )
}

/** `isNew`: a password being chosen, with its rule below the label. */
export function PasswordInput({ form, isNew = false }: CredentialFormProps & { isNew?: boolean }) {
  const rules = isNew ? credentialRules.newPassword : credentialRules.password
  return (
    <PasswordField
      {...form.register('password', rules)}
      label={fields.password}
      hint={isNew ? fields.passwordHint : undefined}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={form.formState.errors.password?.message}
      showLabel={fields.showPassword}
      hideLabel={fields.hidePassword}
    />
  )
}
