import type { PlatformConfig } from '../../platform/config';
import type { VerificationConfig } from '../../verification/index';

/** Result of a check. */
export interface Finding {
  readonly check: string;
  /** `skipped` = it couldn't be checked. */
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  /** One sentence. */
  readonly note: string;
  /** Instruction for the operator; null = no action needed. */
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

/** Runs a check and converts errors to findings, without error texts, which may contain values. */
export async function looked(
  check: string,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    return [failed(check, `The check failed (${code}).`, 'Check the server log.')];
  }
}

const WIDTH = 8;

/** Formats findings as text, with the remedy below each problem. */
export const findingText = ({ check, state, note, remedy }: Finding): string =>
  `${state.padEnd(WIDTH)} ${check}: ${note}\n${remedy === null ? '' : `${' '.repeat(WIDTH + 1)}→ ${remedy}\n`}`;

/** Configuration as read by the doctor command. */
export type DoctorConfig = PlatformConfig & { readonly verification: VerificationConfig };
