/**
 * An answer of that kind that is JSON text already, because making a value of a long text and a text
 * of it again would hold up everybody else.
 */
export class WrittenJson<Value> {
  readonly text: string
  /** Only for the compiler: what the text says. */
  declare readonly value: Value

  constructor(text: string) {
    this.text = text
  }
}

/** Any answer as JSON text. */
export function readWrittenJson(answer: unknown): string {
  return answer instanceof WrittenJson ? answer.text : JSON.stringify(answer)
}
