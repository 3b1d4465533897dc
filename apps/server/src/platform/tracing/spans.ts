import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** A started span, and the context of the work within it. */
export interface Begun {
  readonly span: Span;
  readonly context: Context;
}

/** Records the type of a failure, never its message, which may quote a value. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Creates nested spans that follow the nesting of the work. */
export class Spans {
  private readonly current = new AsyncLocalStorage<Context>();

  constructor(private readonly tracer: Tracer) {}

  /**
   * Starts a span.
   * @param parent the current context by default
   */
  begin(name: string, options: SpanOptions, parent = this.current.getStore() ?? ROOT_CONTEXT): Begun {
    const span = this.tracer.startSpan(name, options, parent);
    return { span, context: trace.setSpan(parent, span) };
  }

  /**
   * Runs work within a span.
   * @param end called after the work, with true if it failed
   */
  during<T>({ span, context }: Begun, work: () => T, end: (hasFailed: boolean) => void): T {
    const failed = (error: unknown): never => {
      fail(span, error);
      end(true);
      throw error;
    };
    const done = <V>(value: V): V => {
      end(false);
      return value;
    };
    try {
      const result = this.current.run(context, work);
      if (result instanceof Promise) return result.then(done, failed) as T;
      end(false);
      return result;
    } catch (error) {
      return failed(error);
    }
  }

  /** Continues within a span that is ended elsewhere. */
  goOn({ context }: Begun, next: () => void): void {
    this.current.run(context, next);
  }

  ids(): { readonly trace_id?: string; readonly span_id?: string } {
    const context = this.current.getStore();
    const about = context && trace.getSpanContext(context);
    return about ? { trace_id: about.traceId, span_id: about.spanId } : {};
  }
}
