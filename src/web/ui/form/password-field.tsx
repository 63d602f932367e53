import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { controlStyle, Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'className'> {
  /** The names of the button that shows and hides what is typed. */
  showLabel: string
  hideLabel: string
}

/** A password that can be looked at while typing. */
export function PasswordField({
  label,
  hint,
  error,
  mark,
  id,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark ? { mark } : {})}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlStyle} min-h-11 pr-12`}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? hideLabel : showLabel}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0"
          />
        </div>
      )}
    </Field>
  )
}
