import type { ComponentProps } from 'react'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { controlStyle, Field, type FieldText } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldText {
  options: readonly { value: string; label: string }[]
}

/** One choice of a few. Takes `{...register('name')}` of React Hook Form. */
export function SelectField({
  label,
  hint,
  error,
  mark,
  options,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(mark ? { mark } : {})}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={joinClassNames(controlStyle, 'min-h-11', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
