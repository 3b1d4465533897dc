import { SERVER_NETWORKS } from './data';
import { type DemoRequest, newPerson, type Person, type Random, requestOf } from './people';
import { cardTest, type DemoCall, stolenCard, throwAway } from './stories';

const FIRST_CUSTOMERS = 250;
/** Invented computers from here on belong to nobody's customers. */
const RING_DEVICE = 1_000_000;

/** A call of the shop's world. */
export interface Told {
  readonly story: string;
  /** Whether it was fraud, whatever is decided. */
  readonly isFraud: boolean;
  readonly request: DemoRequest;
  /** The number of the computer it came from; null = none was seen. */
  readonly device: number | null;
}

const honest = (story: string, person: Person, request: DemoRequest, serial: number): Told => ({
  story,
  isFraud: false,
  request: { ...request, user_id: person.id },
  // Two of three have a computer that the agent sees; the others call by an app.
  device: serial % 3 === 0 ? null : serial,
});

const fraud = ({ story, request }: DemoCall, device: number | null): Told => ({
  story,
  isFraud: true,
  request,
  device,
});

interface Customer {
  readonly person: Person;
  readonly serial: number;
}

/** An invented shop: tells what its customers and others do, one call after the other. */
export class Shop {
  private readonly customers: Customer[];
  private serial = FIRST_CUSTOMERS;

  constructor(private readonly random: Random) {
    this.customers = Array.from({ length: FIRST_CUSTOMERS }, (_, serial) => this.customer(serial));
  }

  next(): Told {
    const { random } = this;
    const dice = random.next();
    if (dice < 0.8) return this.returning();
    if (dice < 0.94) return this.newcomer();
    if (dice < 0.955) return this.traveller();
    if (dice < 0.97) return this.hidden();
    if (dice < 0.983) return this.gift();
    const serial = ++this.serial;
    return dice < 0.993
      ? fraud(throwAway(random, serial), null)
      : fraud(stolenCard(random, newPerson(random, serial)), serial);
  }

  /** One of a gang that works from one place, with one computer and many cards. */
  ofRing(ring: { readonly ip: string; readonly street: string }): Told {
    return fraud(cardTest(this.random, { ...ring, left: 0 }, ++this.serial), RING_DEVICE);
  }

  /** Somebody whose name is on a list. */
  listed(name: string): Told {
    const { person, serial } = this.customer(++this.serial);
    const request = requestOf(person, this.random);
    const { user_firstname: _, user_lastname: __, ...others } = request;
    return honest(
      'a name of a list',
      person,
      { ...others, ...screened(others.config), user_fullname: name },
      serial,
    );
  }

  private customer(serial: number): Customer {
    return { person: newPerson(this.random, serial), serial };
  }

  /** Few come often, most seldom. */
  private anyCustomer(): Customer {
    return this.customers[Math.floor(this.random.next() ** 2 * this.customers.length)]!;
  }

  private returning(): Told {
    const { person, serial } = this.anyCustomer();
    return honest('returning customer', person, requestOf(person, this.random), serial);
  }

  private newcomer(): Told {
    const customer = this.customer(++this.serial);
    this.customers.push(customer);
    const { person, serial } = customer;
    const request = requestOf(person, this.random);
    return honest(
      'new customer',
      person,
      { ...request, ...screened(request.config), action_type: 'register' },
      serial,
    );
  }

  /** From home, by a service that hides where that is. */
  private hidden(): Told {
    const { random } = this;
    const { person, serial } = this.anyCustomer();
    const ip = `${random.pick(SERVER_NETWORKS)}.${1 + random.below(250)}`;
    return honest('hidden connection', person, { ...requestOf(person, random), ip }, serial);
  }

  /** On a journey, with much money, to somebody else's address. */
  private gift(): Told {
    const { random } = this;
    const { person, serial } = this.anyCustomer();
    const { home, ip } = newPerson(random, 0);
    const request = {
      ...requestOf(person, random),
      ip,
      action_type: 'purchase',
      shipping_country: home.country,
      shipping_city: home.city,
      shipping_zip: home.zip,
      shipping_street: `${home.street} ${1 + random.below(120)}`,
      transaction_amount: 900 + random.below(1500),
      avs_result: 'N',
    };
    return honest('gift from a journey', person, request, serial);
  }

  private traveller(): Told {
    const { person, serial } = this.anyCustomer();
    const abroad = newPerson(this.random, 0);
    return honest('traveller', person, { ...requestOf(person, this.random), ip: abroad.ip }, serial);
  }
}

/** Whose name is held against the lists, and watched from then on. */
const screened = (config: object) => ({
  config: { ...config, aml_api: true, aml: { type: 'PERSON', monitoring_required: true } },
});
