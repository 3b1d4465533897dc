import type { DeviceSessionPlain } from '@assay/contract';
import type { AgentServer } from '../../e2e/device-agent/agent-server';
import type { Display } from './display';
import { type Judgement, judge } from './judge';
import { PEOPLE } from './people';
import { findProgram } from './processes';
import { ROBOTS, type Stage, type Tier } from './robots';

interface Outcome {
  readonly name: string;
  /** null: a person. */
  readonly tier: Tier | null;
  readonly plain: DeviceSessionPlain;
  readonly judgement: Judgement;
}

interface Matrix {
  readonly outcomes: readonly Outcome[];
  /** What could not be run here, and why. */
  readonly missing: readonly string[];
}

let run = 0;

/** Lets every robot and every person use the page once, one after the other. */
export async function runMatrix(
  site: AgentServer,
  chromium: string,
  display: Display | null,
  wanted = /./,
): Promise<Matrix> {
  const outcomes: Outcome[] = [];
  const missing: string[] = [];
  const players = [
    ...ROBOTS.map(({ name, tier, headed, needs, run: play }) => ({
      name,
      tier,
      screen: headed,
      needs,
      play,
    })),
    ...PEOPLE.map(({ name, needs, run: play }) => ({ name, tier: null, screen: true, needs, play })),
  ];
  for (const { name, tier, screen, needs, play } of players.filter((player) => wanted.test(player.name))) {
    if (screen && !display) {
      missing.push(`${name}: needs Xvfb, openbox and xdotool`);
      continue;
    }
    if (needs && !findProgram(needs)) {
      missing.push(`${name}: needs ${needs}`);
      continue;
    }
    run++;
    const id = `${run}`;
    const sent = site.sent(id);
    const stage: Stage = {
      chromium,
      display: display?.name ?? null,
      url: `${site.origin}/auto?run=${id}`,
      sent,
    };
    try {
      await play(stage, run);
      const plain = site.open(sent.session ?? '');
      outcomes.push({ name, tier, plain, judgement: judge(plain) });
    } catch (error) {
      missing.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  return { outcomes, missing };
}
