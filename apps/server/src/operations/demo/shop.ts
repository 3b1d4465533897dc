import { SERVER_NETWORKS } from './data';
import { type DemoRequest, newPerson, type Person, type Random, requestOf } from './people';
import { cardTest, type DemoCall, stolenCard, throwAway } from './stories';

const FIRST_CUSTOMERS = 250;
/** First device number that belongs to no customer. */
const RING_DEVICE = 1_000_000;

/** A transaction of the demo shop. */
export interface PastFacts {
  readonly story: string;
  /** True for fraud, independent of the decision. */
  readonly isFraud: boolean;
  readonly request: DemoRequest;
  /** Number of the source computer; null = no device data. */
  readonly device: number | null;
}

const honest = (story: string, person: Person, request: DemoRequest, serial: number): PastFacts => ({
  story,
  isFraud: false,
  request: { ...request, user_id: person.id },
  // Two of three customers use a browser with the agent; the others use an app.
  device: serial % 3 === 0 ? null : serial,
});

const fraud = ({ story, request }: DemoCall, device: number | null): PastFacts => ({
  story,
  isFraud: true,
  request,
  device,
});

interface Customer {
  readonly person: Person;
  readonly serial: number;
}

/** A fictional shop that generates transactions of customers and fraudsters, one after the other. */
export class Shop {
  private readonly customers: Customer[];
  private serial = FIRST_CUSTOMERS;

  constructor(private readonly random: Random) {
    this.customers = Array.from({ length: FIRST_CUSTOMERS }, (_, serial) => this.customer(serial));
  }

  next(): PastFacts {
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

  /** Returns a transaction of a fraud ring that uses one place, one computer and many cards. */
  ofRing(ring: { readonly ip: string; readonly street: string }): PastFacts {
    return fraud(cardTest(this.random, { ...ring, left: 0 }, ++this.serial), RING_DEVICE);
  }

  /** Returns a transaction of a person whose name is on a watchlist. */
  listed(name: string): PastFacts {
    const { person, serial } = this.customer(++this.serial);
    const request = requestOf(person, this.random);
    const { user_firstname: _, user_lastname: __, ...others } = request;
    return honest(
      'watchlist name',
      person,
      { ...others, ...screened(others.config), user_fullname: name },
      serial,
    );
  }

  private customer(serial: number): Customer {
    return { person: newPerson(this.random, serial), serial };
  }

  /** Picks a customer; few customers come often, most rarely. */
  private anyCustomer(): Customer {
    return this.customers[Math.floor(this.random.next() ** 2 * this.customers.length)]!;
  }

  private returning(): PastFacts {
    const { person, serial } = this.anyCustomer();
    return honest('returning customer', person, requestOf(person, this.random), serial);
  }

  private newcomer(): PastFacts {
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

  /** Returns a transaction sent from home through an anonymizing service. */
  private hidden(): PastFacts {
    const { random } = this;
    const { person, serial } = this.anyCustomer();
    const ip = `${random.pick(SERVER_NETWORKS)}.${1 + random.below(250)}`;
    return honest('anonymized connection', person, { ...requestOf(person, random), ip }, serial);
  }

  /** Returns an expensive order made while traveling, shipped to another person's address. */
  private gift(): PastFacts {
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
    return honest('gift while traveling', person, request, serial);
  }

  private traveller(): PastFacts {
    const { person, serial } = this.anyCustomer();
    const abroad = newPerson(this.random, 0);
    return honest('traveller', person, { ...requestOf(person, this.random), ip: abroad.ip }, serial);
  }
}

/** Adds name screening with ongoing monitoring to a request. */
const screened = (config: object) => ({
  config: { ...config, aml_api: true, aml: { type: 'PERSON', monitoring_required: true } },
});
