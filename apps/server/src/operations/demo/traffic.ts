import { DeploymentClock } from '../../platform/runtime';
import { HOMES, SERVER_NETWORKS } from './data';
import { newPerson, type Person, type Random, requestOf } from './people';
import { cardTest, type DemoCall, type Ring, stolenCard, throwAway } from './stories';

/** Deployment clock with a variable offset, so that a demo covers weeks in seconds. */
export class ShiftedClock extends DeploymentClock {
  private shift = 0;

  override now(): number {
    return super.now() + this.shift;
  }

  override follow(databaseMs: number, tookMs: number): void {
    super.follow(databaseMs + this.shift, tookMs);
  }

  /** Sets the clock to this time in UNIX milliseconds (rounded to whole values); it runs from there. */
  moveTo(moment: number): void {
    this.shift += Math.round(moment) - this.now();
  }

  /** Returns to the real time. */
  comeBack(): void {
    this.shift = 0;
  }
}

/**
 * Yields an endless stream of mixed traffic: returning customers, new customers and travelers, and also
 * disposable sign-ups, card testing from one server, shared addresses and stolen cards.
 */
export function* traffic(random: Random): Generator<DemoCall, never> {
  const customers: Person[] = Array.from({ length: 40 }, (_, serial) => newPerson(random, serial));
  let ring: Ring | undefined;
  for (let serial = customers.length; ; serial++) {
    const dice = random.next();
    if (ring && dice < 0.35) {
      yield cardTest(random, ring, serial);
      if (--ring.left === 0) ring = undefined;
    } else if (dice < 0.72) {
      const known = customers[random.below(customers.length)] ?? newPerson(random, serial);
      yield { story: 'returning customer', request: requestOf(known, random) };
    } else if (dice < 0.84) {
      const person = newPerson(random, serial);
      customers.push(person);
      yield { story: 'new customer', request: { ...requestOf(person, random), action_type: 'register' } };
    } else if (dice < 0.9) {
      yield throwAway(random, serial);
    } else if (dice < 0.95) {
      const traveller = customers[random.below(customers.length)] ?? newPerson(random, serial);
      const abroad = random.pick(HOMES);
      yield {
        story: 'traveller',
        request: { ...requestOf(traveller, random), ip: `${abroad.network}.${1 + random.below(250)}` },
      };
    } else {
      const person = newPerson(random, serial);
      yield stolenCard(random, person);
      ring ??= {
        ip: `${random.pick(SERVER_NETWORKS)}.${1 + random.below(250)}`,
        street: `Dock Road ${1 + random.below(90)}`,
        left: 12,
      };
    }
  }
}
