/**
 * A fault that whoever runs the server can mend. Its message is one sentence or two that say what is wrong and what to
 * do, so it is shown alone, without a stack.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}
