import type { ComponentProps } from 'react'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { controlStyle, Field, type FieldText } from './field.tsx'

/** A browser that sizes a field by its content takes no notice of `rows`. */
const LEAST_HEIGHT = {
  3: 'min-h-[calc(3lh+1.125rem)]',
  4: 'min-h-[calc(4lh+1.125rem)]',
  6: 'min-h-[calc(6lh+1.125rem)]',
  8: 'min-h-[calc(8lh+1.125rem)]',
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'rows'>, FieldText {
  id?: string
  rows?: keyof typeof LEAST_HEIGHT
}

/**
 * Several lines of text, 6 rows unless said (docs/product.md#notices); grows with what is written.
 */
export function TextArea({
  label,
  hint,
  error,
  mark,
  id,
  rows = 6,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark ? { mark } : {})}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={joinClassNames(
            controlStyle,
            LEAST_HEIGHT[rows],
            'field-sizing-content resize-y',
            className,
          )}
        />
      )}
    </Field>
  )
}
