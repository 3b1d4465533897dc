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

/** A span that has begun, and the context of what is done within it. */
export interface Begun {
  readonly span: Span;
  readonly context: Context;
}

/** The kind of a failure, never its words: they may quote a value. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Spans within each other, as what is done is. */
export class Spans {
  private readonly current = new AsyncLocalStorage<Context>();

  constructor(private readonly tracer: Tracer) {}

  /** @param parent what is being done, unless told otherwise */
  begin(name: string, options: SpanOptions, parent = this.current.getStore() ?? ROOT_CONTEXT): Begun {
    const span = this.tracer.startSpan(name, options, parent);
    return { span, context: trace.setSpan(parent, span) };
  }

  /** Does work within a span, and ends it with the work. @param end whether it failed */
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

  /** Goes on within a span that somebody else ends. */
  goOn({ context }: Begun, next: () => void): void {
    this.current.run(context, next);
  }

  ids(): { readonly trace_id?: string; readonly span_id?: string } {
    const context = this.current.getStore();
    const about = context && trace.getSpanContext(context);
    return about ? { trace_id: about.traceId, span_id: about.spanId } : {};
  }
}
