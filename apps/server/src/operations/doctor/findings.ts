import type { PlatformConfig } from '../../platform/config';
import type { VerificationConfig } from '../../verification/index';

/** What one look found. */
export interface Finding {
  readonly check: string;
  /** `skipped` = it could not be looked at just now. */
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  /** One sentence. */
  readonly note: string;
  /** What to do about it; null where there is nothing to do. */
  readonly remedy: string | null;
}

export const ok = (check: string, note: string): Finding => ({ check, state: 'ok', note, remedy: null });
export const skipped = (check: string, note: string): Finding => ({
  check,
  state: 'skipped',
  note,
  remedy: null,
});
export const warning = (check: string, note: string, remedy: string): Finding => ({
  check,
  state: 'warning',
  note,
  remedy,
});
export const failed = (check: string, note: string, remedy: string): Finding => ({
  check,
  state: 'failed',
  note,
  remedy,
});

/** A look; what it throws becomes a finding, without the texts of errors, which may hold values. */
export async function looked(
  check: string,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    return [failed(check, `It could not be looked at (${code}).`, 'Look into the log of the server.')];
  }
}

const WIDTH = 8;

/** Findings as lines for a person: what is wrong with what to do below it. */
export const findingText = ({ check, state, note, remedy }: Finding): string =>
  `${state.padEnd(WIDTH)} ${check}: ${note}\n${remedy === null ? '' : `${' '.repeat(WIDTH + 1)}→ ${remedy}\n`}`;

/** The configuration as the doctor reads it. */
export type DoctorConfig = PlatformConfig & { readonly verification: VerificationConfig };
