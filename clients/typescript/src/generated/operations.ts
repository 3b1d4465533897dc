// Written by `npm run openapi` from docs/openapi.json. Change the contract, not this file.

import type { FileContent } from '../attempt.js';
import type * as S from './schemas.js';

/** Every operation by its method and path: what goes in, what comes out, and which errors it may answer. */
export interface Operations {
  /**
   * Scores a transaction: APPROVE, REVIEW or DECLINE with the reasons
   *
   * All fields are optional. Modules run when `config` enables them. `config.response_fields` is a strict
   * allow-list of the members of `data`; without it every core member is present.
   */
  readonly "POST /RestService/fraud-api/v2/": {
    readonly input: {
      readonly body: S.FraudRequest;
    };
    readonly data: S.FraudData;
    readonly failures: "emptyBody" | "badConfig" | "badIp" | "badJson" | "badCardLast" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What is known of an IP address
   *
   * Needs a key with the scope `lookups`. Answers location, operator and kind of the address; what no source
   * knows is null. `include` adds history, flags and an id.
   */
  readonly "GET /RestService/ip-api/v1/{ip}": {
    readonly input: {
      readonly path: {
        /** Full IPv4 or IPv6 address */
        readonly ip: string;
      };
      readonly query?: {
        /** history, flags, id; comma separated */
        readonly include?: string | undefined;
        /** Flags of the last so many days */
        readonly flags_timeframe_days?: number | undefined;
      };
    };
    readonly data: S.IpDetails;
    readonly failures: "badIp" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What is known of an e-mail address
   *
   * Needs a key with the scope `lookups`. Answers what embedded data and the sources that are configured know
   * of the address and its domain; what no source knows is null.
   */
  readonly "POST /RestService/email-api/v3/": {
    readonly input: {
      readonly body: S.LookUpEmailBody;
    };
    readonly data: S.EmailLookup;
    readonly failures: "emptyBody" | "badConfig" | "badJson" | "badEmail" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What is known of a phone number
   *
   * Needs a key with the scope `lookups`. Answers form, type, carrier and country of the number;
   * `config.include` asks for live carrier or caller-name data where a provider is configured.
   */
  readonly "POST /RestService/phone-api/v2/": {
    readonly input: {
      readonly body: S.LookUpPhoneBody;
    };
    readonly data: S.PhoneDetails;
    readonly failures: "emptyBody" | "badConfig" | "badJson" | "badPhone" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Screens a name against sanctions, PEP, watch and crime lists and adverse media
   *
   * `config` holds the members of `config.aml` of the fraud call, with or without the group around them;
   * `monitoring_required` and `monitoring_schedule` may also stand beside it. A screening that did not end
   * within its time limit is 503 with `Retry-After`: an unfinished search never answers that there is no
   * match.
   */
  readonly "POST /RestService/aml-api/v1": {
    readonly input: {
      readonly body: S.ScreeningRequest;
    };
    readonly data: S.AmlScreening;
    readonly failures: "emptyBody" | "badConfig" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Adds tags to a transaction
   *
   * Tags that the transaction has stay; answers all that it has now. Rules, searches and the panel see them
   * at once.
   */
  readonly "POST /RestService/tag-api/v1/tags/{transaction_id}/add": {
    readonly input: {
      readonly path: {
        /** The id of the fraud call: yours, or the one that was made for it */
        readonly transaction_id: string;
      };
      readonly body: S.TagsBody;
    };
    readonly data: S.Tags;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replaces the tags of a transaction
   *
   * Tags that are not in the list go, with an empty list all; answers all that the transaction has now.
   */
  readonly "POST /RestService/tag-api/v1/tags/{transaction_id}/update": {
    readonly input: {
      readonly path: {
        /** The id of the fraud call: yours, or the one that was made for it */
        readonly transaction_id: string;
      };
      readonly body: S.ReplaceTagsBody;
    };
    readonly data: S.Tags;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes the listed tags from a transaction
   *
   * Tags that the transaction does not have are passed over; answers those that it still has.
   */
  readonly "POST /RestService/tag-api/v1/tags/{transaction_id}/delete": {
    readonly input: {
      readonly path: {
        /** The id of the fraud call: yours, or the one that was made for it */
        readonly transaction_id: string;
      };
      readonly body: S.TagsBody;
    };
    readonly data: S.Tags;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Adds tags to up to 500 transactions, all or none
   *
   * When one of the transactions is unknown nothing is changed. Answers each transaction with all its tags.
   */
  readonly "POST /RestService/tag-api/v1/tags/bulk-add": {
    readonly input: {
      readonly body: S.BulkTagsBody;
    };
    readonly data: S.BulkTags;
    readonly failures: "emptyBody" | "badJson" | "length" | "noTransactions" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replaces the tags of up to 500 transactions, all or none
   *
   * When one of the transactions is unknown nothing is changed. Answers each transaction with the tags that
   * it has now.
   */
  readonly "POST /RestService/tag-api/v1/tags/bulk-update": {
    readonly input: {
      readonly body: S.BulkReplaceTagsBody;
    };
    readonly data: S.BulkTags;
    readonly failures: "emptyBody" | "badJson" | "length" | "noTransactions" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes the listed tags from up to 500 transactions, all or none
   *
   * When one of the transactions is unknown nothing is changed. Answers each transaction with the tags that
   * it still has.
   */
  readonly "POST /RestService/tag-api/v1/tags/bulk-delete": {
    readonly input: {
      readonly body: S.BulkTagsBody;
    };
    readonly data: S.BulkTags;
    readonly failures: "emptyBody" | "badJson" | "length" | "noTransactions" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The tags of a transaction
   *
   * In the order in which they were added; an empty list when there are none.
   */
  readonly "GET /RestService/tag-api/v1/tags/{transaction_id}": {
    readonly input: {
      readonly path: {
        /** The id of the fraud call: yours, or the one that was made for it */
        readonly transaction_id: string;
      };
    };
    readonly data: S.Tags;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes all tags of a transaction
   *
   * Answers the empty list that is left.
   */
  readonly "DELETE /RestService/tag-api/v1/tags/{transaction_id}": {
    readonly input: {
      readonly path: {
        /** The id of the fraud call: yours, or the one that was made for it */
        readonly transaction_id: string;
      };
    };
    readonly data: S.Tags;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Labels up to 50 transactions, all or none; a label there is overwritten
   *
   * A negative label makes the transaction DECLINE, a positive one APPROVE. Unknown transactions are named in
   * `details` and nothing is applied.
   */
  readonly "PUT /RestService/fraud-api/transaction-label/v2": {
    readonly input: {
      readonly body: S.LabelTransactionsBody;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Removes the labels of up to 50 transactions, all or none
   *
   * Each transaction goes back to the state that the rules gave it, and is left out of training. A
   * transaction without a label stays as it is.
   */
  readonly "DELETE /RestService/fraud-api/transaction-label/v2": {
    readonly input: {
      readonly body: S.UnlabelTransactionsBody;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Every label with its signal and use case
   *
   * The same for every account. A negative label makes a transaction DECLINE, a positive one APPROVE.
   */
  readonly "GET /RestService/fraud-api/transaction-label/v2/label-value-set": {
    readonly input: object;
    readonly data: S.ListLabelValuesData;
    readonly failures: "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Erases what is kept of persons, in the named domains
   *
   * At least one of `emails` and `user_ids`. Nothing is begun when an address is malformed; `details` names
   * each. The work goes on by itself and outlives restarts; `erase/finished` reports its end.
   */
  readonly "POST /RestService/erase-api/v2": {
    readonly input: {
      readonly body: S.EraseRequest;
    };
    readonly data: S.EraseProgress;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * How far an erase request is
   *
   * `IN_PROGRESS` while it works, `COMPLETED` when nothing is left, `FAILED` when it gave up and something is
   * left: make the request again then. Only the account that made the request finds it.
   */
  readonly "GET /RestService/erase-api/v2/{request_id}": {
    readonly input: {
      readonly path: {
        /** As it was answered */
        readonly request_id: string;
      };
    };
    readonly data: S.EraseProgress;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Labels one transaction
   *
   * Retired: answers carry `Deprecation`, `Sunset` and a `Link` to the successor, and an account can switch
   * it off (410). The migration page says what moved where.
   *
   * @deprecated
   */
  readonly "PUT /RestService/fraud-api/label/{transaction_id}": {
    readonly input: {
      readonly path: {
        /** The transaction */
        readonly transaction_id: string;
      };
      readonly body: S.LabelOneBodyV1;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "versionOff" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Labels one transaction
   *
   * Retired: answers carry `Deprecation`, `Sunset` and a `Link` to the successor, and an account can switch
   * it off (410). The migration page says what moved where.
   *
   * @deprecated
   */
  readonly "PUT /RestService/fraud-api/label/v1/{transaction_id}": {
    readonly input: {
      readonly path: {
        /** The transaction */
        readonly transaction_id: string;
      };
      readonly body: S.LabelOneBodyV1;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "versionOff" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Labels transactions
   *
   * Retired: answers carry `Deprecation`, `Sunset` and a `Link` to the successor, and an account can switch
   * it off (410). The migration page says what moved where.
   *
   * @deprecated
   */
  readonly "PUT /RestService/fraud-api/label": {
    readonly input: {
      readonly body: S.LabelManyBodyV1;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "versionOff" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Labels transactions
   *
   * Retired: answers carry `Deprecation`, `Sunset` and a `Link` to the successor, and an account can switch
   * it off (410). The migration page says what moved where.
   *
   * @deprecated
   */
  readonly "PUT /RestService/fraud-api/label/v1": {
    readonly input: {
      readonly body: S.LabelManyBodyV1;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "versionOff" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Scores a transaction
   *
   * Retired: answers carry `Deprecation`, `Sunset` and a `Link` to the successor, and an account can switch
   * it off (410). The migration page says what moved where.
   *
   * @deprecated
   */
  readonly "POST /RestService/fraud-api/v1.0/": {
    readonly input: {
      readonly body: S.FraudRequestV1;
    };
    readonly data: S.FraudDataV1;
    readonly failures: "v1EmptyBody" | "v1BadIp" | "v1BadJson" | "v1MissingEmail" | "v1BadEmail" | "v1Length" | "v1UserCreated" | "v1CvvResult" | "v1Amount" | "v1ItemsQuantity" | "v1ItemsPrice" | "v1MerchantCreated" | "v1ActionType" | "v1NoAmount" | "v1Gift" | "v1GiftMessage" | "v1MissingKey" | "v1InvalidKey" | "v1BadAuthorization" | "v1Inactive" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "versionOff" | "unsupportedMediaType" | "rateLimited" | "v1Database" | "system" | "unavailable";
  };
  /**
   * What is known of an e-mail address
   *
   * Retired: answers carry `Deprecation`, `Sunset` and a `Link` to the successor, and an account can switch
   * it off (410). The migration page says what moved where.
   *
   * @deprecated
   */
  readonly "GET /RestService/email-api/v2/{email}": {
    readonly input: {
      readonly path: {
        /** URL-encoded */
        readonly email: string;
      };
      readonly query?: {
        /** history, flags, id; comma separated */
        readonly include?: string | undefined;
        /** Flags of the last so many days */
        readonly flags_timeframe_days?: number | undefined;
        /** Milliseconds */
        readonly timeout?: number | undefined;
      };
    };
    readonly data: S.EmailDetailsV2;
    readonly failures: "badEmail" | "badConfig" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "versionOff" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What is known of a phone number
   *
   * Retired: answers carry `Deprecation`, `Sunset` and a `Link` to the successor, and an account can switch
   * it off (410). The migration page says what moved where.
   *
   * @deprecated
   */
  readonly "GET /RestService/phone-api/v1/{number}": {
    readonly input: {
      readonly path: {
        /** URL-encoded */
        readonly number: string;
      };
      readonly query?: {
        /** history, flags, id; comma separated */
        readonly include?: string | undefined;
        /** Flags of the last so many days */
        readonly flags_timeframe_days?: number | undefined;
        /** Milliseconds */
        readonly timeout?: number | undefined;
      };
    };
    readonly data: S.PhoneDetailsV1;
    readonly failures: "badPhone" | "badConfig" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "versionOff" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Erases what is kept of persons in every domain, and answers when it is done
   *
   * Retired: answers carry `Deprecation`, `Sunset` and a `Link` to the successor, and an account can switch
   * it off (410). The migration page says what moved where.
   *
   * @deprecated
   */
  readonly "POST /RestService/erase-api/v1": {
    readonly input: {
      readonly body: S.ErasePersonV1Body;
    };
    readonly data: S.ErasePersonV1Data;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "versionOff" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Who is signed in
   *
   * Answers the person or the key behind the call, the account and the scopes.
   */
  readonly "GET /management-api/v1/session": {
    readonly input: object;
    readonly data: S.Session;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Ends the session
   *
   * The cookie is of no use any more, wherever it was copied to. A call with a key has no session to end.
   */
  readonly "DELETE /management-api/v1/session": {
    readonly input: object;
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Who is signed in to the account, the last active first
   *
   * Sessions of every panel user and key of the account, with the network that signed in.
   */
  readonly "GET /management-api/v1/sign-ins": {
    readonly input: object;
    readonly data: S.ListSignInsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Ends all other sessions of who asks
   *
   * The session that asks stays. A key ends all the sessions that it signed in.
   */
  readonly "DELETE /management-api/v1/sign-ins": {
    readonly input: object;
    readonly data: S.EndOtherSignInsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Ends a session
   *
   * Whoever holds its cookie has to sign in again.
   */
  readonly "DELETE /management-api/v1/sign-ins/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What who is signed in is called
   *
   * Shown in place of their address wherever somebody of the account is named; null = the address again. A
   * key has another name (404).
   */
  readonly "PATCH /management-api/v1/session/name": {
    readonly input: {
      readonly body: S.ChangeOwnNameBody;
    };
    readonly data: S.ChangeOwnNameData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Changes the password of who is signed in
   *
   * The present password is asked for once more, and the same limits as for signing in hold. All other
   * sessions of the user end. A key has no password (404).
   */
  readonly "PATCH /management-api/v1/session/password": {
    readonly input: {
      readonly body: S.ChangePasswordBody;
    };
    readonly data: S.EndOtherSignInsData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Whether who is signed in has a second factor
   *
   * With the number of recovery codes that are left. A key has none (404).
   */
  readonly "GET /management-api/v1/session/second-factor": {
    readonly input: object;
    readonly data: S.ReadSecondFactorData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Begins to set up a second factor (TOTP, RFC 6238)
   *
   * Answers the secret for an authenticator app, this once, as text and as the address that is drawn as a QR
   * code: SHA-1, six digits, thirty seconds. It holds once a code of it is confirmed; until then the factor
   * of before does. The password is asked for once more, or a fresh sign-in at the provider (`POST
   * /session/provider/proof`).
   */
  readonly "POST /management-api/v1/session/second-factor": {
    readonly input: {
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.BeginSecondFactorData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Confirms a second factor by a code of it
   *
   * From now on each sign-in with the password needs a code. Answers ten recovery codes, this once: each
   * opens the door one time when the app is lost. All other sessions of the user end. Without a factor that
   * was begun: 404.
   */
  readonly "POST /management-api/v1/session/second-factor/confirm": {
    readonly input: {
      readonly body: S.ConfirmSecondFactorBody;
    };
    readonly data: S.ConfirmSecondFactorData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes new recovery codes
   *
   * Those of before are of no use any more. The password is asked for once more, or a fresh sign-in at the
   * provider (`POST /session/provider/proof`).
   */
  readonly "POST /management-api/v1/session/second-factor/recovery-codes": {
    readonly input: {
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.ConfirmSecondFactorData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes the second factor of who is signed in
   *
   * The password is asked for once more, or a fresh sign-in at the provider (`POST /session/provider/proof`).
   * Not where the account requires one of everybody (409): set up another, which takes its place.
   */
  readonly "POST /management-api/v1/session/second-factor/remove": {
    readonly input: {
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.Nothing;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Takes away another user's second factor
   *
   * For somebody who lost their app and their recovery codes: their passkeys go as well, they sign in with
   * the password alone, and set up another where the account requires it. Their sessions end. Only an owner
   * does (403), and nobody for themselves (409).
   */
  readonly "DELETE /management-api/v1/users/{id}/second-factor": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The passkeys of who is signed in
   *
   * The oldest first. A key has none (404).
   */
  readonly "GET /management-api/v1/session/passkeys": {
    readonly input: object;
    readonly data: S.ListPasskeysData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Adds a passkey by the answer of the browser
   *
   * The answer to the options that were asked for, as JSON of WebAuthn; the device has to have verified its
   * user. A passkey that is there already: 409.
   */
  readonly "POST /management-api/v1/session/passkeys": {
    readonly input: {
      readonly body: S.AddPasskeyBody;
    };
    readonly data: S.AddPasskeyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Begins to add a passkey
   *
   * Answers the options for `navigator.credentials.create` as JSON of WebAuthn, good for five minutes. The
   * password is asked for once more, or a fresh sign-in at the provider (`POST /session/provider/proof`).
   * Twenty are the most (409).
   */
  readonly "POST /management-api/v1/session/passkeys/options": {
    readonly input: {
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.BeginPasskeyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a passkey
   *
   * The password is asked for once more, or a fresh sign-in at the provider (`POST /session/provider/proof`).
   * It signs nobody in any more; open sessions stay.
   */
  readonly "POST /management-api/v1/session/passkeys/{id}/remove": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.Nothing;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Begins to sign in anew at the provider, to prove who one is
   *
   * Where others type their password once more. Answers the address to go to, which asks the provider for a
   * sign-in of now (`max_age=0`), and sets the cookie assay_oidc for ten minutes. For users who are somebody
   * of the provider (404).
   */
  readonly "POST /management-api/v1/session/provider/proof/begin": {
    readonly input: object;
    readonly data: S.BeginProviderSignInData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "providerAway" | "unavailable";
  };
  /**
   * Proves who one is by what the provider answered
   *
   * Takes the query of the address that the provider came back to, once. It has to be of the same person
   * (403, code 2011), and `auth_time` of its token no older than the beginning (401, code 2010). For five
   * minutes this session then needs no password for setting up, renewing or removing a second factor and
   * passkeys: the cookie assay_proof, which is good for this session only.
   */
  readonly "POST /management-api/v1/session/provider/proof": {
    readonly input: {
      readonly body: S.ProveByProviderBody;
    };
    readonly data: S.ProveByProviderData;
    readonly failures: "emptyBody" | "badJson" | "length" | "providerRefused" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "providerNoAccess" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "providerAway" | "unavailable";
  };
  /**
   * The roles of the account, and what roles can be made of
   *
   * The five that are always there first, then those of the account by their names.
   */
  readonly "GET /management-api/v1/roles": {
    readonly input: object;
    readonly data: S.ListRolesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a role of permissions
   *
   * Who may change something sees it as well. Nobody makes a role that may do more than they may (403). A
   * name is taken once (409); at most 30.
   */
  readonly "POST /management-api/v1/roles": {
    readonly input: {
      readonly body: S.CreateRoleBody;
    };
    readonly data: S.ListRolesRole;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Renames a role of one’s own, or changes what it may do
   *
   * What is left out stays. It holds from the next request of everybody who has it on. Nobody changes a role
   * that may do more than they may, or makes it one (403).
   */
  readonly "PATCH /management-api/v1/roles/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ChangeRoleBody;
    };
    readonly data: S.ListRolesRole;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a role of one’s own
   *
   * 409 while somebody has it, or is invited with it.
   */
  readonly "DELETE /management-api/v1/roles/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The users of the panel and those who are invited
   *
   * Users by their addresses, open invitations from the newest.
   */
  readonly "GET /management-api/v1/users": {
    readonly input: object;
    readonly data: S.ListUsersData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What the users of the panel are called
   *
   * Each by `user <id>`, as histories, notes and the audit trail name who did something; who has no name by
   * their address, and so are two of the same name. For everybody of the account.
   */
  readonly "GET /management-api/v1/names": {
    readonly input: object;
    readonly data: S.ListNamesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Gives a user another role, or another name
   *
   * What is left out stays; `name` null calls them by their address. A role holds from their next request on.
   * The last owner stays one (409), only an owner makes and unmakes owners, and nobody gives or takes away a
   * role that may do more than their own (403).
   */
  readonly "PATCH /management-api/v1/users/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ChangeUserBody;
    };
    readonly data: S.ChangeUserData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a user
   *
   * Their sessions end at once. The last owner stays (409), and only an owner removes owners (403).
   */
  readonly "DELETE /management-api/v1/users/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Invites somebody to the panel
   *
   * Answers the token of the invitation, this once: Assay sends no mail. Good for seven days and one use;
   * another invitation of the same address takes its place. Nobody gives a role above their own (403).
   */
  readonly "POST /management-api/v1/invitations": {
    readonly input: {
      readonly body: S.InviteUserBody;
    };
    readonly data: S.InviteUserData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Withdraws an invitation
   *
   * Its token is of no use any more.
   */
  readonly "DELETE /management-api/v1/invitations/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes an account with its first key (the owner's account only)
   *
   * The key has every scope and is shown this once.
   */
  readonly "POST /management-api/v1/accounts": {
    readonly input: {
      readonly body: S.CreateAccountBody;
    };
    readonly data: S.CreateAccountData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Every account of the deployment (the owner's account only)
   *
   * Names and settings only: being the owner gives no access to what other accounts keep.
   */
  readonly "GET /management-api/v1/accounts": {
    readonly input: object;
    readonly data: S.ListAccountsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The caller's account
   *
   * Thresholds, rate limit, retention and the other settings, with the version of its policy.
   */
  readonly "GET /management-api/v1/account": {
    readonly input: object;
    readonly data: S.Account;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Changes the caller's account
   *
   * Thresholds (0 ≤ review ≤ decline ≤ 100) are part of the policy: changing them makes a new policy version.
   * A timeout of null removes it. Monitored names without a schedule of their own are checked by
   * `monitoring_schedule`, and once when it changes.
   */
  readonly "PATCH /management-api/v1/account": {
    readonly input: {
      readonly body: S.ChangeAccountBody;
    };
    readonly data: S.Account;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replaces the account's logo
   *
   * The verification page shows it where a workflow has no logo of its own. PNG, JPEG or WebP; drawings with
   * text inside (SVG) are not taken.
   */
  readonly "PUT /management-api/v1/account/logo": {
    readonly input: {
      readonly body: S.SetLogoBody;
    };
    readonly data: S.Account;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Takes the account's logo away
   *
   * The verification page shows a shield in its place.
   */
  readonly "DELETE /management-api/v1/account/logo": {
    readonly input: object;
    readonly data: S.Account;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The account's keys, ended ones included
   *
   * Never the keys themselves: of each its name, first characters, scopes, addresses and times.
   */
  readonly "GET /management-api/v1/keys": {
    readonly input: object;
    readonly data: S.ListKeysData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a key; it is shown this once
   *
   * A key cannot be given a scope that the caller lacks (403), and a test key makes test keys only. `kind` is
   * live unless said otherwise.
   */
  readonly "POST /management-api/v1/keys": {
    readonly input: {
      readonly body: S.CreateKeyBody;
    };
    readonly data: S.NewApiKey;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Ends a key at once
   *
   * The last live key with the scope admin stays (409).
   */
  readonly "DELETE /management-api/v1/keys/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.RevokedApiKey;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a successor of a key; the old one ends after the overlap
   *
   * The successor has the same rights and is shown this once. With an overlap of 0 the old key ends at once;
   * a key is rotated once.
   */
  readonly "POST /management-api/v1/keys/{id}/rotate": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.RotateKeyBody;
    };
    readonly data: S.RotatedApiKey;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Every rule of the current policy, in the order of evaluation
   *
   * Each with its condition as a tree and as text; rules that are in shadow or off are among them.
   */
  readonly "GET /management-api/v1/rules": {
    readonly input: object;
    readonly data: S.ListRulesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Adds a rule
   *
   * Makes a new policy version. A rule with a problem is 400; `details` names each. Left out: `priority` 100,
   * `mode` live, no category, `id` chosen by the server.
   */
  readonly "POST /management-api/v1/rules": {
    readonly input: {
      readonly body: S.CreateRuleBody;
    };
    readonly data: S.RuleChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Checks a condition without saving it
   *
   * Answers every problem with its place and what to do about it, and the condition both as a tree and as
   * text. Nothing is kept.
   */
  readonly "POST /management-api/v1/rules/check": {
    readonly input: {
      readonly body: S.CheckRuleBody;
    };
    readonly data: S.RuleCheck;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One rule of the current policy
   *
   * Answers the rule with the version of the policy that it is read from.
   */
  readonly "GET /management-api/v1/rules/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.RuleChange;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replaces a rule
   *
   * Makes a new version of the policy. A rule with a problem is refused and `details` names each.
   */
  readonly "PUT /management-api/v1/rules/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.CreateRuleBody;
    };
    readonly data: S.RuleChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Changes a rule's name, priority or mode
   *
   * Makes a new version of the policy; the condition and what the rule does stay as they are. The mode
   * `canary` needs its `canary_percent`, and every other mode drops it.
   */
  readonly "PATCH /management-api/v1/rules/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ChangeRuleBody;
    };
    readonly data: S.RuleChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a rule
   *
   * Makes a new version of the policy. Earlier decisions still explain themselves by the version that they
   * were made with.
   */
  readonly "DELETE /management-api/v1/rules/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** The policy version that was seen; 409 when there is a newer one */
        readonly expected_version?: number | undefined;
      };
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Every field that a rule can read
   *
   * Each with its type, whether it can be null, the module that it comes from, and whether it is personal
   * data.
   */
  readonly "GET /management-api/v1/rule-fields": {
    readonly input: object;
    readonly data: S.ListRuleFieldsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Categories of rules
   *
   * A category groups rules and may have thresholds of its own; its state is reported and never becomes the
   * transaction’s.
   */
  readonly "GET /management-api/v1/rule-categories": {
    readonly input: object;
    readonly data: S.ListRuleCategoriesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Adds a category
   *
   * Makes a new version of the policy. Rules name the category by its id.
   */
  readonly "POST /management-api/v1/rule-categories": {
    readonly input: {
      readonly body: S.CreateRuleCategoryBody;
    };
    readonly data: S.RuleCategoryChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replaces a category
   *
   * Makes a new version of the policy; the rules of the category stay in it.
   */
  readonly "PUT /management-api/v1/rule-categories/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.CreateRuleCategoryBody;
    };
    readonly data: S.RuleCategoryChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a category that no rule uses (409 otherwise)
   *
   * Makes a new version of the policy. Move or remove the rules of the category first.
   */
  readonly "DELETE /management-api/v1/rule-categories/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** The policy version that was seen; 409 when there is a newer one */
        readonly expected_version?: number | undefined;
      };
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The current policy: rules, categories, lists and thresholds as one document
   *
   * What is answered as `document` can be kept in a repository and sent back with PUT.
   */
  readonly "GET /management-api/v1/policy": {
    readonly input: object;
    readonly data: S.Policy;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replaces the policy (policy as a file)
   *
   * What GET answers can be sent back. A list that still has entries cannot be left out or change its field
   * (409): delete it first.
   */
  readonly "PUT /management-api/v1/policy": {
    readonly input: {
      readonly body: S.ReplacePolicyBody;
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What a policy file would change
   *
   * Checks the file as PUT does and answers what differs from the current policy, by id; nothing is saved.
   * `version` is the one to send as `expected_version` when the file is applied.
   */
  readonly "POST /management-api/v1/policy/diff": {
    readonly input: {
      readonly body: S.ComparePolicyFileBody;
    };
    readonly data: S.ComparePolicyFileData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Versions of the policy, newest first
   *
   * Versions are kept for ever. Each says who made it, when and why; pass `next` as `before` for the page
   * behind.
   */
  readonly "GET /management-api/v1/policy/versions": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** Only versions below this one */
        readonly before?: number | undefined;
      };
    };
    readonly data: S.ListPolicyVersionsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One version of the policy
   *
   * The whole document as it was then, which is what the decisions of its time were made with.
   */
  readonly "GET /management-api/v1/policy/versions/{version}": {
    readonly input: {
      readonly path: {
        /** Number of a policy version */
        readonly version: string;
      };
    };
    readonly data: S.Policy;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes an earlier version the current one again, as a new version
   *
   * Lists that were made since then stay with their entries.
   */
  readonly "POST /management-api/v1/policy/versions/{version}/restore": {
    readonly input: {
      readonly path: {
        /** Number of a policy version */
        readonly version: string;
      };
      readonly body?: S.RestorePolicyVersionBody | undefined;
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What differs between two versions
   *
   * Ids of rules, categories and lists that were added or removed, and of each changed one the members that
   * differ.
   */
  readonly "GET /management-api/v1/policy/versions/{from}/diff/{to}": {
    readonly input: {
      readonly path: {
        /** Number of the policy version to compare from */
        readonly from: string;
        /** Number of the policy version to compare with */
        readonly to: string;
      };
    };
    readonly data: S.PolicyDifference;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Changes of the policy that wait for a second person, or were decided; newest first
   *
   * At most the newest 200.
   */
  readonly "GET /management-api/v1/policy/proposals": {
    readonly input: {
      readonly query?: {
        /** status */
        readonly status?: "OPEN" | "APPROVED" | "REFUSED" | undefined;
      };
    };
    readonly data: S.ListPolicyProposalsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Proposes a policy, for a second person to decide on
   *
   * The file is checked as PUT /policy does, and decides nothing before somebody else approves it.
   * `base_version` is the version that it was made from; left out, that of now.
   */
  readonly "POST /management-api/v1/policy/proposals": {
    readonly input: {
      readonly body: S.ProposePolicyBody;
    };
    readonly data: S.ProposePolicyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One proposal, with what it changes against the version that it was made from
   *
   * The whole document, as it was proposed.
   */
  readonly "GET /management-api/v1/policy/proposals/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.ReadPolicyProposalData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a proposal the next version of the policy
   *
   * By a signed-in user who did not propose it, neither themselves nor by a key that they made; a key
   * approves nothing. What the policy became meanwhile stays: only what the proposal changes is changed, and
   * where both changed the same it is 409.
   */
  readonly "POST /management-api/v1/policy/proposals/{id}/approval": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body?: S.ApprovePolicyProposalBody | undefined;
    };
    readonly data: S.ProposePolicyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Refuses a proposal
   *
   * By a signed-in user; its author refuses it to take it back. It stays in the list with the reason.
   */
  readonly "POST /management-api/v1/policy/proposals/{id}/refusal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.RefusePolicyProposalBody;
    };
    readonly data: S.ProposePolicyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The lists of the current policy
   *
   * Definitions only, with the version of the policy; entries are read list by list.
   */
  readonly "GET /management-api/v1/lists": {
    readonly input: object;
    readonly data: S.ListListsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a list
   *
   * An allow list approves, a block list declines, a plain list is only read by rules. Its kind and field
   * stay.
   */
  readonly "POST /management-api/v1/lists": {
    readonly input: {
      readonly body: S.CreateListBody;
    };
    readonly data: S.ListChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a list with its entries; 409 while a rule uses it
   *
   * Makes a new version of the policy. Answers how many entries went with it; `lists/updated` is sent when
   * there were any.
   */
  readonly "DELETE /management-api/v1/lists/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** The policy version that was seen; 409 when there is a newer one */
        readonly expected_version?: number | undefined;
      };
    };
    readonly data: S.DeleteListData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * A page of a list's entries, by value
   *
   * Each with its note, who put it there, when, and when it ends. Pass `next` as `after` for the page behind.
   */
  readonly "GET /management-api/v1/lists/{id}/entries": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly after?: string | undefined;
      };
    };
    readonly data: S.ReadListEntriesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Puts values on a list
   *
   * Values are brought to one spelling; a list of ip also takes ranges in CIDR notation, and one of
   * phone_number numbers in national form with their `country`. Give `values`, which share `country`, `note`
   * and `expires_at`, or `entries`, each with its own. One value that cannot be what the list holds is 400,
   * and nothing is added; with `partial` the others are added, and `refused` names those by their place. A
   * value that is there already takes the new note and end.
   */
  readonly "POST /management-api/v1/lists/{id}/entries": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.AddListEntriesBody;
    };
    readonly data: S.AddListEntriesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Takes values off a list
   *
   * Values that are not on the list are passed over; answers how many were removed. `lists/updated` is sent
   * when there were any.
   */
  readonly "DELETE /management-api/v1/lists/{id}/entries": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.RemoveListEntriesBody;
    };
    readonly data: S.RemoveListEntriesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows a page of a list's entries in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/lists/{id}/entries/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly after?: string | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.ReadListEntriesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The audit trail, newest first
   *
   * Each record says who did what to which thing and what changed; it holds no secrets. Pass `next` as
   * `before` for the page behind.
   */
  readonly "GET /management-api/v1/audit-log": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** Only records below this sequence number */
        readonly before?: number | undefined;
        /** Only records of this actor */
        readonly actor?: string | undefined;
        /** Only records of this action, such as `session.refuse` */
        readonly action?: string | undefined;
        /** Only records from this moment on */
        readonly from?: string | undefined;
        /** Only records before this moment */
        readonly to?: string | undefined;
      };
    };
    readonly data: S.ReadAuditData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Whether the trail still proves itself
   *
   * Walks the trail of the account: the hash of each record follows from the one before it, the marks on them
   * are those of this deployment, whose key is not in the database, and every record has one or lies below an
   * `audit.mark` by which an operator vouched for it. `first_broken` is the first record that fails, or null.
   * `authenticated_from` is the first record with a mark; those before it were written by an earlier version.
   */
  readonly "GET /management-api/v1/audit-log/verification": {
    readonly input: object;
    readonly data: S.VerifyAuditData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * How high the trail is now, signed
   *
   * To be kept where the administrators of the database cannot write: it shows later that records below it
   * were changed or cut off. The signature is Ed25519 (RFC 8032) over the lines `assay audit checkpoint 1`,
   * `account`, `height`, `head` and `at`, each closed by a line feed. A trail that does not prove itself gets
   * none (409).
   */
  readonly "GET /management-api/v1/audit-log/checkpoint": {
    readonly input: object;
    readonly data: S.ReadAuditCheckpointData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Decided fraud calls, newest first
   *
   * Narrowed by the parameters, all of which must fit; each with person, amount and reasons, its state as it
   * is now, label and tags. Pass `next` as `before` for the page behind.
   */
  readonly "GET /management-api/v1/evaluations": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly before?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** The rules decided this state */
        readonly state?: "APPROVE" | "REVIEW" | "DECLINE" | undefined;
        /** This is the state now, after labels and reviews */
        readonly current_state?: "APPROVE" | "REVIEW" | "DECLINE" | undefined;
        /** Only evaluations of this transaction */
        readonly transaction_id?: string | undefined;
        /** `key` of a result of POST /search; several behind commas must all fit */
        readonly key?: string | undefined;
        /** Only transactions with this tag */
        readonly tag?: string | undefined;
        /** Only transactions with this label */
        readonly label?: string | undefined;
        /** This rule was applied; `L:` and a list’s id: the list fixed the state */
        readonly rule?: string | undefined;
        /** The amount is at least this, in whatever currency */
        readonly amount_from?: number | undefined;
        /** The amount is at most this */
        readonly amount_to?: number | undefined;
        /** The amount is in this currency, ISO 4217 */
        readonly currency?: string | undefined;
        /** The user did this: login, purchase … */
        readonly action_type?: string | undefined;
        /** The address, the user, the bill or the delivery is in this country, ISO 3166-1 alpha-2 */
        readonly country?: string | undefined;
        /** The card’s number begins with these 6 or 8 digits */
        readonly card_bin?: string | undefined;
        /** The e-mail address has this domain */
        readonly email_domain?: string | undefined;
        /** It was paid this way */
        readonly payment_mode?: string | undefined;
        /** Only this merchant */
        readonly merchant_id?: string | undefined;
        /** The fraud score is at least this */
        readonly score_from?: number | undefined;
        /** The fraud score is at most this */
        readonly score_to?: number | undefined;
        /** Decided at this moment or later, RFC 3339 */
        readonly from?: string | undefined;
        /** Decided before this moment, RFC 3339 */
        readonly to?: string | undefined;
      };
    };
    readonly data: S.ListEvaluationsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One decided call: what was asked, what was answered, what the decision saw
   *
   * The request, the answer and the values that the rules saw are those of the time of the call; `summary`
   * holds the state, label and tags of now.
   */
  readonly "GET /management-api/v1/evaluations/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.Evaluation;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows a decided call in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/evaluations/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.Evaluation;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Every rule down to its operands, and the smallest change that would have given another state
   *
   * 409 when the rules or facts of that time are no longer kept.
   */
  readonly "GET /management-api/v1/evaluations/{id}/explanation": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.Explanation;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows why a call came out as it did in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/evaluations/{id}/explanation/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.Explanation;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What a rule that is not saved makes of one decided call
   *
   * Whether it fires, every operand with its value, and the state under the policy of today with and without
   * it, live. Nothing is kept. 409 when the rules of the call’s time are no longer kept.
   */
  readonly "POST /management-api/v1/evaluations/{id}/rule-test": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.TestRuleOnEvaluationBody;
    };
    readonly data: S.RuleTest;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What a rule that is not saved makes of facts that are sent with it
   *
   * Facts are the members of a request, and the modules’ answers (`ip_details` and the like) beside them.
   * What is left out is missing, and every velocity is not known. Nothing is looked up and nothing is kept.
   */
  readonly "POST /management-api/v1/rules/test": {
    readonly input: {
      readonly body: S.TestRuleOnFactsBody;
    };
    readonly data: S.RuleTest;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Every evaluation of one transaction, newest first
   *
   * A transaction that was sent several times has as many evaluations.
   */
  readonly "GET /management-api/v1/transactions/{transaction_id}/evaluations": {
    readonly input: {
      readonly path: {
        /** The transaction_id of the fraud call, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly before?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListTransactionEvaluationsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Decisions per day (UTC) by state, and the rules that fired most
   *
   * Counts look at the newest 100,000 evaluations at most, rules at the newest 2,000; `complete` says whether
   * that was all of the period.
   */
  readonly "GET /management-api/v1/stats": {
    readonly input: {
      readonly query?: {
        /** Days to look back, today included; default 7 */
        readonly days?: number | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.Stats;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Sets the state of a transaction by hand
   *
   * The state that the rules gave stays readable; `transaction/status_updated` is sent when the state
   * changes. A label stays, also one that says the opposite: `label_contradicts_state` is true then. With
   * `expected_state` it is set only while that is the state: who was slower gets 409 (3009).
   */
  readonly "POST /management-api/v1/transactions/{transaction_id}/review": {
    readonly input: {
      readonly path: {
        /** The transaction_id of the fraud call, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.ReviewTransactionBody;
    };
    readonly data: S.TransactionState;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Keeps a note on a transaction, for whoever looks at it later
   *
   * It changes neither state nor label, stands among the changes, is kept sealed and goes with the
   * transaction. Answers the state that counts.
   */
  readonly "POST /management-api/v1/transactions/{transaction_id}/notes": {
    readonly input: {
      readonly path: {
        /** The transaction_id of the fraud call, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.NoteTransactionBody;
    };
    readonly data: S.TransactionState;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Labels a transaction; a label there is overwritten
   *
   * A negative label makes the transaction DECLINE, a positive one APPROVE; models learn from it. Answers the
   * state that follows.
   */
  readonly "PUT /management-api/v1/transactions/{transaction_id}/label": {
    readonly input: {
      readonly path: {
        /** The transaction_id of the fraud call, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.LabelTransactionBody;
    };
    readonly data: S.TransactionState;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes the label of a transaction: it goes back to the state that the rules gave it
   *
   * It is left out of training. Answers the state that follows.
   */
  readonly "DELETE /management-api/v1/transactions/{transaction_id}/label": {
    readonly input: {
      readonly path: {
        /** The transaction_id of the fraud call, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.TransactionState;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replaces the tags of a transaction; an empty list removes all
   *
   * Answers the tags that the transaction has now.
   */
  readonly "PUT /management-api/v1/transactions/{transaction_id}/tags": {
    readonly input: {
      readonly path: {
        /** The transaction_id of the fraud call, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.TagTransactionBody;
    };
    readonly data: S.TransactionTags;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The newest 200 labels, states and notes that people gave a transaction, newest first
   *
   * Each with the label and the state before and after it, who made it, and the comment of a review or the
   * text of a note.
   */
  readonly "GET /management-api/v1/transactions/{transaction_id}/changes": {
    readonly input: {
      readonly path: {
        /** The transaction_id of the fraud call, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListTransactionChangesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Tag values that were used, at most 20000
   *
   * For completing what somebody begins to type.
   */
  readonly "GET /management-api/v1/tags": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListTagValuesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Whatever a text names: a person, a device, a card, a transaction, an execution
   *
   * The text is tried as every kind of identifier; names are found by their words and by how they sound. It
   * travels in the body: addresses are logged. Hand `key` of a result to GET /evaluations for all calls that
   * match.
   */
  readonly "POST /management-api/v1/search": {
    readonly input: {
      readonly body: S.SearchBody;
    };
    readonly data: S.SearchData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Saved views of the traffic: one’s own, and those that others share
   *
   * In the order of their names.
   */
  readonly "GET /management-api/v1/views": {
    readonly input: object;
    readonly data: S.ListViewsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Saves a view of the traffic
   *
   * Filters and columns under a name; one of that name that is one’s own is overwritten. At most 100 a
   * person.
   */
  readonly "POST /management-api/v1/views": {
    readonly input: {
      readonly body: S.CreateViewBody;
    };
    readonly data: S.SavedView;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a saved view
   *
   * One’s own, or one that is shared.
   */
  readonly "DELETE /management-api/v1/views/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What who is signed in has chosen for the panel
   *
   * By name; what was never chosen is absent.
   */
  readonly "GET /management-api/v1/preferences": {
    readonly input: object;
    readonly data: S.ReadPreferencesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Keeps what who is signed in chooses for the panel
   *
   * Members that are not sent stay as they are. Answers all of them.
   */
  readonly "PATCH /management-api/v1/preferences": {
    readonly input: {
      readonly body: S.ChangePreferencesBody;
    };
    readonly data: S.ReadPreferencesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Who and what is linked with an identifier or a call
   *
   * With `key`: the users, addresses, devices and cards that calls name together with it, those of the most
   * calls first. With `evaluation`: what that call itself carries. The key of a name stands for its newest 25
   * calls. One of the two is sent. An identifier is looked at by its newest 250 calls, and its people are
   * counted over 2000; one of more than 25 people is a `hub`, and its neighbours are not told.
   */
  readonly "GET /management-api/v1/links": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** `key` of POST /search or of a neighbour */
        readonly key?: string | undefined;
        /** Id of a decided call */
        readonly evaluation?: string | undefined;
        /** Only calls of this moment or later, RFC 3339 */
        readonly from?: string | undefined;
        /** Only calls before this moment, RFC 3339 */
        readonly to?: string | undefined;
        /** Most rows to answer; default 50 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly skip?: number | undefined;
      };
    };
    readonly data: S.ReadLinksData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What was decided over a range of days: sums for charts
   *
   * Read from sums that a job keeps: a call is in them about a minute after it. They hold no personal data,
   * and stay when calls are erased or no longer kept. Days are those of the time zone, so a day of a clock
   * change has 23 or 25 hours. Buckets are hours up to 2 days, days up to 92, weeks up to 3 years, then
   * months. A day without calls is zero.
   */
  readonly "GET /management-api/v1/dashboard": {
    readonly input: {
      readonly query: {
        /** First day, local date */
        readonly from: string;
        /** Last day, included; at most 3660 days behind the first */
        readonly to: string;
        /** IANA name, such as Europe/Berlin; default UTC */
        readonly time_zone?: string | undefined;
        /** segment */
        readonly segment?: "state" | "country" | "action" | "currency" | "merchant" | undefined;
        /** With the period before, and drift against it */
        readonly compare?: "previous" | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ReadDashboardData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * How often each rule held over a range of days, how often it was right, and what for
   *
   * Rules that held for no call of the range are left out. Read from sums that a job keeps: a call is in them
   * about a minute after it. Labels count at the time of the call that they were given to.
   */
  readonly "GET /management-api/v1/rule-metrics": {
    readonly input: {
      readonly query?: {
        /** First day, local date; default 27 days before the last */
        readonly from?: string | undefined;
        /** Last day, included; at most 3660 days behind the first; default today */
        readonly to?: string | undefined;
        /** IANA name, such as Europe/Berlin; default UTC */
        readonly time_zone?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListRuleMetricsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One rule over a range of days: hits, precision and money, for charts
   *
   * Buckets are hours up to 2 days, days up to 92, weeks up to 3 years, then months; days are those of the
   * time zone.
   */
  readonly "GET /management-api/v1/rules/{id}/metrics": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** First day, local date; default 27 days before the last */
        readonly from?: string | undefined;
        /** Last day, included; at most 3660 days behind the first; default today */
        readonly to?: string | undefined;
        /** IANA name, such as Europe/Berlin; default UTC */
        readonly time_zone?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ReadRuleMetricsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The search profiles that calls name with search_profile_id
   *
   * Each with its settings, a version number, who saved it and when.
   */
  readonly "GET /management-api/v1/screening/profiles": {
    readonly input: object;
    readonly data: S.ListSearchProfilesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a search profile, or changes the one of that name
   *
   * `settings` has the members `sources`, `fuzzy_enabled`, `fuzzy_config` and `scoring` of `config.aml`; what
   * is left out is the default. A change counts for the next call.
   */
  readonly "POST /management-api/v1/screening/profiles": {
    readonly input: {
      readonly body: S.SaveSearchProfileBody;
    };
    readonly data: S.SaveSearchProfileData;
    readonly failures: "badConfig" | "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a search profile; 409 while a monitored name uses it
   *
   * Calls that still name it are refused from then on.
   */
  readonly "DELETE /management-api/v1/screening/profiles/{name}": {
    readonly input: {
      readonly path: {
        /** Name, URL-encoded */
        readonly name: string;
      };
    };
    readonly data: S.DeleteSearchProfileData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Which lists are searched, how old they are, and whether they are only the demonstration list
   *
   * Counts of lists, entries, names under monitoring and open cases. `notice` says so as long as only the
   * fictional list is loaded.
   */
  readonly "GET /management-api/v1/screening/status": {
    readonly input: object;
    readonly data: S.ScreeningStatus;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Names under ongoing monitoring, newest first
   *
   * Names that a call asked to monitor, those that were stopped included. Pass `next` as `before` for the
   * page behind.
   */
  readonly "GET /management-api/v1/screening/monitored-names": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly before?: string | undefined;
        /** Of this user only: `key` of a user id, as POST /search answers it */
        readonly user?: string | undefined;
        /** `key` of POST /screening/monitored-names/search */
        readonly key?: string | undefined;
      };
    };
    readonly data: S.ListMonitoredNamesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows a page of the names under monitoring in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/screening/monitored-names/reveal": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly before?: string | undefined;
        /** Of this user only: `key` of a user id, as POST /search answers it */
        readonly user?: string | undefined;
        /** `key` of POST /screening/monitored-names/search */
        readonly key?: string | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.ListMonitoredNamesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Whom a text names among the monitored names: by user id, by words of the name, by how they sound
   *
   * Each `key` narrows GET /screening/monitored-names; it holds keyed hashes, so that no address names a
   * person. `matches` counts up to 100. Names that are written otherwise and sound so stand apart, where
   * there are any. Empty where nobody is meant.
   */
  readonly "POST /management-api/v1/screening/monitored-names/search": {
    readonly input: {
      readonly body: S.SearchMonitoredNamesBody;
    };
    readonly data: S.MonitoredSearch;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Changes the schedule or the search profile of a monitored name, or stops and resumes it
   *
   * A name that was stopped stays in the list and is not checked until it is resumed. Answers the name as it
   * is now.
   */
  readonly "PATCH /management-api/v1/screening/monitored-names/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ChangeMonitoredNameBody;
    };
    readonly data: S.ChangeMonitoredNameData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Ends the monitoring of a name and forgets it
   *
   * It is not checked any more; a call that asks to monitor it again begins anew.
   */
  readonly "DELETE /management-api/v1/screening/monitored-names/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.DeleteSearchProfileData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What monitoring found, in order: the same as the webhooks report
   *
   * A change that holds nothing but matches which the whitelist passes over stands here alone: no webhook is
   * sent for it. Ask again with `after` = `next` of the last answer; nothing is missed or repeated.
   */
  readonly "GET /management-api/v1/screening/changes": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly after?: number | undefined;
      };
    };
    readonly data: S.ListMonitoringChangesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Screening matches that wait for a decision or had one, one case per person, newest first
   *
   * Narrow it by status, assignee or user. Pass `next` as `before` for the page behind.
   */
  readonly "GET /management-api/v1/cases": {
    readonly input: {
      readonly query?: {
        /** status */
        readonly status?: "OPEN" | "IN_REVIEW" | "CLOSED" | undefined;
        /** assignee */
        readonly assignee?: string | undefined;
        /** Of this user only: `key` of a user id, as POST /search answers it */
        readonly user?: string | undefined;
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly before?: string | undefined;
      };
    };
    readonly data: S.ListCasesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The key of a user id, and whether there are cases of theirs
   *
   * `key` narrows GET /cases as `user`; it is a keyed hash, so that no address names a person. `matches`
   * counts up to 100.
   */
  readonly "POST /management-api/v1/cases/search": {
    readonly input: {
      readonly body: S.SearchCasesBody;
    };
    readonly data: S.ExecutionSearch;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * A case with its matches and everything that was done about them
   *
   * Each match with the entry of the list, its score and what explains it, and the decision about it.
   */
  readonly "GET /management-api/v1/cases/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Case;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Assigns a case, changes its status, adds a comment
   *
   * What is left out stays. Every change becomes an event of the case; answers the whole case. It is closed
   * once each of its matches has a decision: 409 (3011) before that, and nothing is changed.
   */
  readonly "PATCH /management-api/v1/cases/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ChangeCaseBody;
    };
    readonly data: S.Case;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "caseUndecided" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows a case in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/cases/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.Case;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Decides matches of a case
   *
   * Without `matches`, every match that has no decision. A false positive goes onto the whitelist with
   * `comment` as its reason: later screenings of the same person pass the entry over and say so, until
   * `expires_at`, until it is removed, or until the list says something else of it; then the case opens
   * again. Where the case is in a queue of four eyes, the first FALSE_POSITIVE is a proposal that changes
   * nothing, and counts when another person gives the same; 409 when one confirms one’s own.
   */
  readonly "POST /management-api/v1/cases/{id}/decisions": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.DecideCaseBody;
    };
    readonly data: S.Case;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The whitelist: which entries of lists are passed over for which persons, newest first
   *
   * An entry is made by a FALSE_POSITIVE (POST /cases/{id}/decisions). It holds for one person and one entry
   * of a list as it was looked at. Pass `next` as `before` for the page behind.
   */
  readonly "GET /management-api/v1/screening/cleared-matches": {
    readonly input: {
      readonly query?: {
        /** Of this user only: `key` of a user id, as POST /search answers it */
        readonly user?: string | undefined;
        /** list */
        readonly list?: string | undefined;
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly before?: string | undefined;
      };
    };
    readonly data: S.ListClearedMatchesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Entries of the whitelist by a user id, the whole name of a person, or the reference of a list
   *
   * Newest first, at most 100. A name is found however it is spaced and in whatever case.
   */
  readonly "POST /management-api/v1/screening/cleared-matches/search": {
    readonly input: {
      readonly body: S.SearchClearedMatchesBody;
    };
    readonly data: S.SearchClearedMatchesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * An entry of the whitelist: who is not whom, why, and until when
   *
   * Answers of screenings name it by its id where they passed over a match because of it.
   */
  readonly "GET /management-api/v1/screening/cleared-matches/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.ClearedMatch;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Takes an entry off the whitelist
   *
   * The match is undecided again, its case waits again, later screenings raise it, and monitoring reports it
   * at its next look, which is at once.
   */
  readonly "DELETE /management-api/v1/screening/cleared-matches/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.RemoveClearedMatchData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows an entry of the whitelist in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/screening/cleared-matches/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.ClearedMatch;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The queues of the account, with how much waits in each
   *
   * By name. Counts go up to 2,000: the oldest are looked at, and everything that somebody has touched.
   */
  readonly "GET /management-api/v1/queues": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListQueuesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a queue: a filter over what waits for a person
   *
   * It is filled by itself: with calls in REVIEW, open screening cases, or verification executions in REVIEW,
   * as far as they fit the filter. At most 50; a name is taken once (409).
   */
  readonly "POST /management-api/v1/queues": {
    readonly input: {
      readonly body: S.CreateQueueBody;
    };
    readonly data: S.ListQueuesQueue;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Changes a queue
   *
   * What is left out stays. The source stays as it is. What somebody holds stays theirs, in whatever queue it
   * is then.
   */
  readonly "PATCH /management-api/v1/queues/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ChangeQueueBody;
    };
    readonly data: S.ListQueuesQueue;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a queue
   *
   * What waits in it goes on waiting, and is in every other queue that it fits.
   */
  readonly "DELETE /management-api/v1/queues/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What waits in a queue, most urgent first
   *
   * By priority, then by deadline, then the oldest first.
   */
  readonly "GET /management-api/v1/queues/{id}/items": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** Only items past their deadline */
        readonly only?: "overdue" | undefined;
      };
    };
    readonly data: S.ListQueueItemsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Takes the most urgent item that nobody holds
   *
   * One’s own come first. It is held for 30 minutes, renewed by whatever its holder does. Two who ask at once
   * get two items. `item` is null when nothing is free. Of what one has proposed oneself the second decision
   * is somebody else’s.
   */
  readonly "POST /management-api/v1/queues/{id}/next": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** This one is given back first, if one holds it */
        readonly after?: string | undefined;
      };
    };
    readonly data: S.TakeNextItemData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * An item that waits, with everything that was done about it
   *
   * Once it is decided it is in the queue no more (404).
   */
  readonly "GET /management-api/v1/queues/{id}/items/{item_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of the evaluation, case or execution that waits */
        readonly item_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.TakeNextItemItem;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Claims, assigns or gives back an item; sets its priority and deadline
   *
   * `assignee` is `me` (for 30 minutes, renewed by whatever one does), a reviewer’s id (until it is given
   * back), or null (gives it back). What is left out stays. 409 when somebody else holds it, unless
   * `expected_version` shows that one has seen so; 409 when it was changed since `expected_version`.
   * `details` name the holder.
   */
  readonly "PATCH /management-api/v1/queues/{id}/items/{item_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of the evaluation, case or execution that waits */
        readonly item_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.ChangeQueueItemBody;
    };
    readonly data: S.TakeNextItemItem;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows an item that waits in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/queues/{id}/items/{item_id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of the evaluation, case or execution that waits */
        readonly item_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.TakeNextItemItem;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Writes a note to an item, and mentions people in it
   *
   * Whoever is mentioned finds it in GET /mentions. Anybody may write, whoever holds the item.
   */
  readonly "POST /management-api/v1/queues/{id}/items/{item_id}/notes": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of the evaluation, case or execution that waits */
        readonly item_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.NoteQueueItemBody;
    };
    readonly data: S.TakeNextItemItem;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Decides an item, with a reason
   *
   * A call gets the state. APPROVE of a screening case decides its open matches as FALSE_POSITIVE, DECLINE as
   * TRUE_MATCH, and closes it. An execution’s checks in REVIEW are APPROVED or DECLINED. Where the item is in
   * any queue of four eyes, the first decision is a proposal, and the item is decided when another person
   * decides the same; a different one is the new proposal. 409 when somebody else holds it (`details` name
   * them), when it was changed since `expected_version`, and when one confirms one’s own proposal; 404 when
   * it waits no more.
   */
  readonly "POST /management-api/v1/queues/{id}/items/{item_id}/decision": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of the evaluation, case or execution that waits */
        readonly item_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.DecideQueueItemBody;
    };
    readonly data: S.DecideQueueItemData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Who may decide, with what each has decided
   *
   * Users whose role may decide, and keys that have. `overridden` are decisions that a later decision, or a
   * later state of the transaction, has taken the place of; the override rate is their share.
   */
  readonly "GET /management-api/v1/reviewers": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Of the last so many days; default 30 */
        readonly days?: number | undefined;
      };
    };
    readonly data: S.ListReviewersData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The newest notes that mention who asks, and what was assigned to them
   *
   * Newest first, at most 100.
   */
  readonly "GET /management-api/v1/mentions": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListMentionsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The files that colleagues attached to a decided call
   *
   * Oldest first.
   */
  readonly "GET /management-api/v1/evaluations/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListEvaluationAttachmentsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Attaches a file to a decided call
   *
   * The bytes of one file, as they are: PDF, JPEG, PNG, WebP, plain text or CSV in UTF-8, at most 10 MiB.
   * What it is shows in its content; how it is called and declared says nothing. Another kind, an empty and a
   * cut off file are 400, as is the file after the 20th; a larger one is 413.
   */
  readonly "POST /management-api/v1/evaluations/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly file: FileContent;
      /** How the file is called. */
      readonly fileName: string;
    };
    readonly data: S.AddEvaluationAttachmentData;
    readonly failures: "badJson" | "length" | "mediaRefused" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "mediaTooLarge" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Opens a file that is attached to a decided call; who did is in the audit trail
   *
   * `path` is a link that is good for ten minutes. It answers the file to be saved, never to be shown.
   */
  readonly "GET /management-api/v1/evaluations/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.OpenedAttachment;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a file that is attached to a decided call
   *
   * It cannot be brought back. That it was there stays in the history and the audit trail.
   */
  readonly "DELETE /management-api/v1/evaluations/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows a file that is attached to a decided call in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/evaluations/{id}/attachments/{attachment_id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.OpenedAttachment;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The files that colleagues attached to a screening case
   *
   * Oldest first.
   */
  readonly "GET /management-api/v1/cases/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListEvaluationAttachmentsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Attaches a file to a screening case
   *
   * The bytes of one file, as they are: PDF, JPEG, PNG, WebP, plain text or CSV in UTF-8, at most 10 MiB.
   * What it is shows in its content; how it is called and declared says nothing. Another kind, an empty and a
   * cut off file are 400, as is the file after the 20th; a larger one is 413.
   */
  readonly "POST /management-api/v1/cases/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly file: FileContent;
      /** How the file is called. */
      readonly fileName: string;
    };
    readonly data: S.AddEvaluationAttachmentData;
    readonly failures: "badJson" | "length" | "mediaRefused" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "mediaTooLarge" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Opens a file that is attached to a screening case; who did is in the audit trail
   *
   * `path` is a link that is good for ten minutes. It answers the file to be saved, never to be shown.
   */
  readonly "GET /management-api/v1/cases/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.OpenedAttachment;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a file that is attached to a screening case
   *
   * It cannot be brought back. That it was there stays in the history and the audit trail.
   */
  readonly "DELETE /management-api/v1/cases/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows a file that is attached to a screening case in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/cases/{id}/attachments/{attachment_id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.OpenedAttachment;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The files that colleagues attached to an execution
   *
   * Oldest first.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListEvaluationAttachmentsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Attaches a file to an execution
   *
   * The bytes of one file, as they are: PDF, JPEG, PNG, WebP, plain text or CSV in UTF-8, at most 10 MiB.
   * What it is shows in its content; how it is called and declared says nothing. Another kind, an empty and a
   * cut off file are 400, as is the file after the 20th; a larger one is 413.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly file: FileContent;
      /** How the file is called. */
      readonly fileName: string;
    };
    readonly data: S.AddEvaluationAttachmentData;
    readonly failures: "badJson" | "length" | "mediaRefused" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "mediaTooLarge" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Opens a file that is attached to an execution; who did is in the audit trail
   *
   * `path` is a link that is good for ten minutes. It answers the file to be saved, never to be shown.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.OpenedAttachment;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes a file that is attached to an execution
   *
   * It cannot be brought back. That it was there stays in the history and the audit trail.
   */
  readonly "DELETE /management-api/v1/workflow-executions/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows a file that is attached to an execution in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/attachments/{attachment_id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of an attached file */
        readonly attachment_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.OpenedAttachment;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Endpoints that receive events
   *
   * A test key sees the endpoints of test data, a live key those of live data: each has its own.
   */
  readonly "GET /management-api/v1/webhooks": {
    readonly input: object;
    readonly data: S.ListWebhooksData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Registers an endpoint; its secret is shown this once
   *
   * It is saved only if an unsigned POST of `{"event":"ping", …}` to the URL is answered with 200. At most
   * ten endpoints.
   */
  readonly "POST /management-api/v1/webhooks": {
    readonly input: {
      readonly body: S.CreateWebhookBody;
    };
    readonly data: S.NewWebhookEndpoint;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One endpoint
   *
   * Answers its events, its state, and since when it fails if it does; never its secret.
   */
  readonly "GET /management-api/v1/webhooks/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.ReadWebhookData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Changes an endpoint; a new URL has to answer a ping first
   *
   * What is left out stays. The secret is not changed; rotate it for that.
   */
  readonly "PATCH /management-api/v1/webhooks/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ChangeWebhookBody;
    };
    readonly data: S.ReadWebhookData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Removes an endpoint with its log
   *
   * What was waiting for it is not sent. Up to ten endpoints can be registered again.
   */
  readonly "DELETE /management-api/v1/webhooks/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Sends a signed ping now and reports what came of it
   *
   * Waits for the answer of the endpoint and says its status or what went wrong; a ping is not repeated.
   */
  readonly "POST /management-api/v1/webhooks/{id}/ping": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.WebhookPing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a new secret; both sign until the overlap ends
   *
   * Answers the new secret this once. Without an overlap the old one ends at once.
   */
  readonly "POST /management-api/v1/webhooks/{id}/rotate": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.RotateKeyBody;
    };
    readonly data: S.NewWebhookEndpoint;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Switches an endpoint on; what waits for it is sent at once
   *
   * An endpoint that is on but resting after failures is tried at once, too.
   */
  readonly "POST /management-api/v1/webhooks/{id}/enable": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.ReadWebhookData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Switches an endpoint off; events of the meantime are not kept for it
   *
   * What was waiting for it stays for 30 days and is sent when it is on again.
   */
  readonly "POST /management-api/v1/webhooks/{id}/disable": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.ReadWebhookData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Sends a part of an endpoint's log again
   *
   * Those of the log that fit the event, the state and the time that are given; all of it without any.
   * Answers how many.
   */
  readonly "POST /management-api/v1/webhooks/{id}/resend": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ResendWebhookDeliveriesBody;
    };
    readonly data: S.ResendWebhookDeliveriesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The log of the last 30 days, newest first
   *
   * Narrow it by endpoint, event, state and time. Pass `next` as `before` for the page behind.
   */
  readonly "GET /management-api/v1/webhook-deliveries": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the page before */
        readonly before?: string | undefined;
        /** Only deliveries to this endpoint */
        readonly webhook_id?: string | undefined;
        /** Only deliveries of this event */
        readonly event?: "orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished" | undefined;
        /** Only deliveries in this state */
        readonly state?: "PENDING" | "DELIVERED" | "FAILED" | undefined;
        /** Only deliveries made at or after this moment */
        readonly since?: string | undefined;
        /** Only deliveries made before this moment */
        readonly until?: string | undefined;
      };
    };
    readonly data: S.ListWebhookDeliveriesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One delivery: its body, and every attempt with request and response
   *
   * The body is the one that the newest attempt sent. Bodies hold personal data and go after 30 days.
   */
  readonly "GET /management-api/v1/webhook-deliveries/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.WebhookDeliveryDetails;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows a delivery in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/webhook-deliveries/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.WebhookDeliveryDetails;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Sends a delivery again: the same ids and data, a new series of attempts
   *
   * For a receiver that lost it; receivers that drop known ids are not troubled twice. Answers the delivery.
   */
  readonly "POST /management-api/v1/webhook-deliveries/{id}/resend": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.ResendWebhookDeliveryData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Trained models of the account, newest first, and which one scores
   *
   * With the counts of labels that a training would learn from. Each model has its report.
   */
  readonly "GET /management-api/v1/models": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
      };
    };
    readonly data: S.Models;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Whether a clearly better model scores by itself once it is trained
   *
   * With `promote_by_rule` a model that a training finds clearly better is promoted without anybody asking.
   */
  readonly "PATCH /management-api/v1/models": {
    readonly input: {
      readonly body: S.ChangeModelSettingsBody;
    };
    readonly data: S.ModelSettings;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One model with its report
   *
   * The report says how well it does on transactions that it was not trained on, against the model before it.
   */
  readonly "GET /management-api/v1/models/{version}": {
    readonly input: {
      readonly path: {
        /** Number of a policy version */
        readonly version: string;
      };
    };
    readonly data: S.Model;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Trains a model on the labelled transactions
   *
   * Runs beside the server; follow it with `GET /model-trainings/{id}`. 409 while a training of the account
   * is under way.
   */
  readonly "POST /management-api/v1/model-trainings": {
    readonly input: {
      readonly body?: S.TrainModelBody | undefined;
    };
    readonly data: S.TrainModelData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * How far a training is, and what came out
   *
   * Ask again until `job.state` is no longer under way; `result` is null until then.
   */
  readonly "GET /management-api/v1/model-trainings/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Training;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Lets a model score from now on
   *
   * Calls are scored by it at once; evaluations keep the version that scored them.
   */
  readonly "POST /management-api/v1/models/{version}/promotion": {
    readonly input: {
      readonly path: {
        /** Number of a policy version */
        readonly version: string;
      };
    };
    readonly data: S.ModelSettings;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Takes the last promotion back: the model before scores again
   *
   * For a model that turns out badly; it stays in the list and can be promoted again.
   */
  readonly "POST /management-api/v1/models/rollback": {
    readonly input: object;
    readonly data: S.ModelSettings;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What moved the blackbox_score of an evaluation, the strongest first
   *
   * Computed from what the evaluation keeps. `bias`, the contributions and `rest`, which sums those that are
   * left out, add up to `raw` (log odds). 409 when the model is no longer kept.
   */
  readonly "GET /management-api/v1/evaluations/{id}/score-explanation": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
      };
    };
    readonly data: S.ScoreExplanation;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Looks for rules in the labelled transactions
   *
   * Runs beside the server; follow it with `GET /rule-suggestions/{id}`. Needs labelled transactions of both
   * kinds.
   */
  readonly "POST /management-api/v1/rule-suggestions": {
    readonly input: {
      readonly body?: S.Nothing | undefined;
    };
    readonly data: S.TrainModelData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The rules that were found
   *
   * Each with how many transactions it hits and how precise it is, on those it was found on and on later
   * ones.
   */
  readonly "GET /management-api/v1/rule-suggestions/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Suggestions;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Adds a found rule to the policy, in shadow
   *
   * Makes a new version of the policy. A rule in shadow is reported and changes no decision until it is
   * switched on.
   */
  readonly "POST /management-api/v1/rule-suggestions/{id}/accepted": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.AcceptSuggestionBody;
    };
    readonly data: S.AcceptSuggestionData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Tries rules, a model or both on the stored history
   *
   * Give `rule` (a draft: it is compared with the policy of today, and nothing is saved), or `document` (a
   * policy file), `model` (a version, or `base`), or both; `since` and `until` bound the period. Runs beside
   * the server, over everything that is kept.
   */
  readonly "POST /management-api/v1/backtests": {
    readonly input: {
      readonly body: S.StartBacktestBody;
    };
    readonly data: S.TrainModelData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Back-tests of the account, newest first
   *
   * Jobs without their results; read one for what came out.
   */
  readonly "GET /management-api/v1/backtests": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
      };
    };
    readonly data: S.ListBacktestsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * How far a back-test is, and what came out
   *
   * Ask again until `job.state` is no longer under way; `result` is null until then and compares with the
   * decisions that were made.
   */
  readonly "GET /management-api/v1/backtests/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.Backtest;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Stops a back-test
   *
   * One that is over stays as it is; its state says which of them came first. What it had counted is
   * forgotten.
   */
  readonly "POST /management-api/v1/backtests/{id}/cancel": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body?: S.Nothing | undefined;
    };
    readonly data: S.TrainModelData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Everything that is kept of a person, page by page
   *
   * At least one of `email` and `user_id`. Pass `next` as `cursor` for the page behind; the first page is
   * noted in the audit trail.
   */
  readonly "POST /management-api/v1/person-export": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.ExportPersonBody;
    };
    readonly data: S.ExportPersonData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Begins to erase what is kept of a person
   *
   * As POST /RestService/erase-api/v2, for who is signed in to the panel. At least one of `email` and
   * `user_id`. It goes on by itself, whatever happens, and cannot be undone; the audit trail notes that it
   * was begun, and not for whom.
   */
  readonly "POST /management-api/v1/person-erasures": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.BeginErasureBody;
    };
    readonly data: S.BeginErasureData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * How far an erasure is
   *
   * By the `request_id` of POST /person-erasures or of the erase API.
   */
  readonly "GET /management-api/v1/person-erasures/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.BeginErasureData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The workflows of the account
   *
   * With the version that is started and the newest one.
   */
  readonly "GET /management-api/v1/workflows": {
    readonly input: object;
    readonly data: S.ListWorkflowsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Makes a workflow as a draft
   *
   * It cannot be started until it is activated. A definition with a problem is refused and `details` names
   * each.
   */
  readonly "POST /management-api/v1/workflows": {
    readonly input: {
      readonly body: S.CreateWorkflowBody;
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Ready workflows to begin with
   *
   * Send the definition of one to make a workflow of it, and change it as you like.
   */
  readonly "GET /management-api/v1/workflow-templates": {
    readonly input: object;
    readonly data: S.ListWorkflowTemplatesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What is wrong with a definition, and which inputs it would need; nothing is kept
   *
   * Answers the same problems that would keep it from being saved.
   */
  readonly "POST /management-api/v1/workflows/check": {
    readonly input: {
      readonly body: S.CheckWorkflowBody;
    };
    readonly data: S.WorkflowCheck;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * A workflow with its newest and its active version
   *
   * The definition is that of the newest version; `active_definition` is the one that is started, or null.
   */
  readonly "GET /management-api/v1/workflows/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Renames a workflow, or keeps a new version of it as a draft
   *
   * Executions under way go on with the version that they began with.
   */
  readonly "PATCH /management-api/v1/workflows/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.ChangeWorkflowBody;
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * From now on the newest version is started
   *
   * Executions under way go on with the version that they began with.
   */
  readonly "POST /management-api/v1/workflows/{id}/activate": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * It cannot be started any more; what is under way goes on
   *
   * Activate it to start it again.
   */
  readonly "POST /management-api/v1/workflows/{id}/deactivate": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One version of a workflow, as it was kept
   *
   * Versions are numbered from 1 and never change.
   */
  readonly "GET /management-api/v1/workflows/{id}/versions/{version}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Number of a policy version */
        readonly version: string;
      };
    };
    readonly data: S.WorkflowVersion;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Starts a version of a workflow in the test space, active or not, to go through it oneself
   *
   * Answers a link to the real page. The execution is one of test keys: it counts nowhere, and its webhooks
   * go to no endpoint of live keys. Left out, `version` is the newest.
   */
  readonly "POST /management-api/v1/workflows/{id}/test": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly body: S.TestWorkflowBody;
    };
    readonly data: S.WorkflowTryOut;
    readonly failures: "initMissingInputs" | "emptyBody" | "badJson" | "length" | "initBadInput" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Executions, newest first
   *
   * Of live or of test data. Pass `next` as `before` for the page behind. Persons are named by a `key`, for
   * addresses are logged.
   */
  readonly "GET /management-api/v1/workflow-executions": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Of this user only: `key` of a user id, as POST /search answers it */
        readonly user?: string | undefined;
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** Only executions of this status */
        readonly status?: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | undefined;
        /** Only executions older than this one */
        readonly before?: string | undefined;
        /** Only executions of this workflow */
        readonly workflow_id?: string | undefined;
        /** Begun at this moment or later, RFC 3339 */
        readonly from?: string | undefined;
        /** Begun before this moment, RFC 3339 */
        readonly to?: string | undefined;
        /** `key` of POST /workflow-executions/search */
        readonly key?: string | undefined;
      };
    };
    readonly data: S.ListWorkflowExecutionsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What a text names among executions: a person, a document, or one execution
   *
   * A name in any spelling that sounds so, a user id, an e-mail address, a phone number, the number of a
   * document as it was sent or read, or an id. `key` narrows GET /workflow-executions; it holds keyed hashes,
   * so that no address names a person. `matches` counts up to 100.
   */
  readonly "POST /management-api/v1/workflow-executions/search": {
    readonly input: {
      readonly body: S.SearchWorkflowExecutionsBody;
    };
    readonly data: S.ExecutionSearch;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * An execution with what answered each sub-check, and its trail
   *
   * `result` is what the backend reads by `workflow-execution/{id}`; `events` is everything that happened, in
   * order; `transactions` are the newest 200 fraud calls that named it in `idv_reference_id`.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ReadManagedExecutionData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows an execution in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.ReadManagedExecutionData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Decides a check that is in REVIEW; the execution’s status follows
   *
   * Only of an execution that is in REVIEW (409 otherwise); where none of its checks is, any of them can be
   * decided. Sends `orchestration/workflow_execution_updated`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/review": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.ReviewWorkflowExecutionBody;
    };
    readonly data: S.ReviewWorkflowExecutionData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * What a person looks at to decide an execution: fields side by side, media, faces, conditions
   *
   * Each field as it was read, as the backend sent it and as the chip states it, compared as the engines
   * compare. Media are named and not shown: each is opened by itself, and that is in the audit trail.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}/review": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ExecutionReview;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows what a person looks at to decide an execution in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/review/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.ExecutionReview;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Opens one picture, video or file of an execution; who did is in the audit trail
   *
   * `path` is a link that is good for ten minutes. The portrait of a chip (`chip-portrait`) comes as
   * `base64`. 404 for what is no longer kept.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}/media/{media_id}": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of a capture, as the review of its execution names it */
        readonly media_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.OpenedMedia;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Shows one picture, video or file of an execution in the clear, with a reason
   *
   * For roles that get personal data masked. Who, what and the reason are in the audit trail before the
   * answer leaves. It changes nothing: to repeat it is another record.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/media/{media_id}/reveal": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
        /** Id of a capture, as the review of its execution names it */
        readonly media_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.OpenedMedia;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Asks the end user for a step once more; the execution goes on from there
   *
   * Only of an execution that is in REVIEW (409 otherwise), and of a step that the end user captures. The
   * execution is PENDING again; what was captured for later steps is checked again beside the new capture.
   * `link` leads the end user to the page; `orchestration/workflow_execution_updated` and
   * `verification/step_asked_again` are sent.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/resubmission-requests": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RequestResubmissionBody;
    };
    readonly data: S.ResubmissionRequest;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * A new link to the page of an execution that waits for its end user
   *
   * Only of an execution that is PENDING (409 otherwise). Links of before go on working.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/link": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ExecutionLink;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * When feeds and lists are fetched, and how the last turn of each ended
   *
   * Next and last turn of each source, what changed, and what was refused and why.
   */
  readonly "GET /management-api/v1/data-updates": {
    readonly input: object;
    readonly data: S.DataUpdates;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Has feeds and lists fetched by themselves, or not (the owner's account only)
   *
   * A conflict (409) where the variable ASSAY_DATA_UPDATES decides.
   */
  readonly "PUT /management-api/v1/data-updates": {
    readonly input: {
      readonly body: S.SwitchDataUpdatesBody;
    };
    readonly data: S.SwitchDataUpdatesBody;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Has sources fetched at once (the owner's account only)
   *
   * Those named, or every one. They are fetched one after the other; the list of updates shows how far that
   * is.
   */
  readonly "POST /management-api/v1/data-updates/requests": {
    readonly input: {
      readonly body: S.RequestDataUpdatesBody;
    };
    readonly data: S.RequestDataUpdatesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Data that the modules answer from, and how old it is
   *
   * Address, feed and table files with version, date, rows, licence, and whether they are older than they
   * should be.
   */
  readonly "GET /management-api/v1/data-sources": {
    readonly input: object;
    readonly data: S.ListDataSourcesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Live look-ups since the start of this process
   *
   * Calls, answers, errors and times of each provider, and whether its circuit breaker lets calls through.
   * Other processes have counts of their own.
   */
  readonly "GET /management-api/v1/providers": {
    readonly input: object;
    readonly data: S.ListProvidersData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * How the installation is, and what to do about what is wrong (owners and admins)
   *
   * What /readyz says in words, with the jobs of the process that answers, the account’s queues and webhooks,
   * sources, disk and database.
   */
  readonly "GET /management-api/v1/health": {
    readonly input: object;
    readonly data: S.ReadHealthData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Which of the first steps of a new account are done
   *
   * Each is looked up where it would show; calls with live and with test keys count.
   */
  readonly "GET /management-api/v1/first-steps": {
    readonly input: object;
    readonly data: S.ReadFirstStepsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * A list as a CSV file
   *
   * Newest first, with `value`, `note`, `author`, `created_at` and `expires_at`, begun by a byte order mark
   * so that spreadsheets read it as UTF-8. A cell that a spreadsheet would take for a formula begins with an
   * apostrophe, which an import takes off again. Only for who sees personal data.
   */
  readonly "GET /management-api/v1/lists/{id}/file": {
    readonly input: {
      readonly path: {
        /** Id, as the API answered it */
        readonly id: string;
      };
    };
    readonly data: string;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The opaque `authData` of one stream, for the browser package
   *
   * No body. The answer is the bare text, valid for five minutes and for one stream; ask anew before every
   * stream.
   */
  readonly "POST /session-monitoring-api/v1/auth": {
    readonly input: object;
    readonly data: string;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Monitored sessions, newest first
   *
   * Each with its risk as it is now, and how many events came.
   */
  readonly "GET /management-api/v1/sessions": {
    readonly input: {
      readonly query?: {
        /** Most rows to answer; default 100 */
        readonly limit?: number | undefined;
        /** Only sessions that calls of this transaction named */
        readonly transaction_id?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListStreamsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Sessions of a user, newest first
   *
   * Those that a fraud call with this `user_id` named. The id travels in the body: addresses are logged.
   */
  readonly "POST /management-api/v1/sessions/search": {
    readonly input: {
      readonly body: S.SearchStreamsBody;
    };
    readonly data: S.ListStreamsData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * One session: what it shows now, why, and what happened when
   *
   * The reasons of its risk, its networks, the evaluations that named it, and a timeline without what was
   * typed.
   */
  readonly "GET /management-api/v1/sessions/{stream_id}": {
    readonly input: {
      readonly path: {
        /** Id of the monitored session */
        readonly stream_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.MonitoredSessionDetails;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Starts a workflow for an end user; answers the token for the browser
   *
   * The inputs that a workflow needs follow from its steps. 401 is an input of wrong form and 402 a bad key,
   * as documented; ASSAY_INIT_ERROR_STATUS=http makes them 400 and 401.
   */
  readonly "POST /orchestration-api/v1/init-workflow": {
    readonly input: {
      readonly body: S.InitWorkflowBody;
    };
    readonly data: S.InitWorkflowData;
    readonly failures: "initMissingInputs" | "initBadInputHttp" | "length" | "initBadInput" | "initUnauthorizedHttp" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "initUnauthorized" | "initForbidden" | "missingScope" | "workflowNotFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "initRateLimited" | "rateLimited" | "initSystem" | "system" | "initUnavailable" | "unavailable";
  };
  /**
   * The outcome of an execution, with its checks and fresh links to its media
   *
   * Needs a key with the scope `verification`: the page of the end user cannot read it. `checks` is null
   * while the execution is pending.
   */
  readonly "GET /orchestration-api/v1/workflow-execution/{id}": {
    readonly input: {
      readonly path: {
        /** `executionId` of init-workflow */
        readonly id: string;
      };
      readonly query?: {
        /** Only `checkType` and `capturedMedia` of each check */
        readonly mediaOnly?: boolean | undefined;
      };
    };
    readonly data: S.WorkflowExecution;
    readonly failures: "badJson" | "executionKey" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "executionNotFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * A new token for the page of an execution that waits for its end user
   *
   * For who lost theirs, and for who is asked for a step once more (`verification/step_asked_again`). Tokens
   * of before go on working. 409 when the execution is not PENDING.
   */
  readonly "POST /orchestration-api/v1/workflow-execution/{id}/token": {
    readonly input: {
      readonly path: {
        /** `executionId` of init-workflow */
        readonly id: string;
      };
    };
    readonly data: S.InitWorkflowData;
    readonly failures: "badJson" | "executionKey" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "executionNotFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * The process runs
   *
   * For a supervisor that restarts a process which does not answer. Looks at nothing else.
   */
  readonly "GET /healthz": {
    readonly input: object;
    readonly data: S.Alive;
    readonly failures: never;
  };
  /**
   * The server can decide; names what is degraded
   *
   * For a load balancer. Something degraded, such as old data, is named and does not make the server unready.
   */
  readonly "GET /readyz": {
    readonly input: object;
    readonly data: S.Readiness;
    readonly failures: never;
  };
  /**
   * This document
   *
   * The same as `docs/openapi.json` of the release; clients can be generated from it.
   */
  readonly "GET /openapi.json": {
    readonly input: object;
    readonly data: S.OpenApiDocument;
    readonly failures: never;
  };
  /**
   * Metrics in the Prometheus text format
   *
   * Counts and times of this process, without personal data. Keep the address within your network.
   */
  readonly "GET /metrics": {
    readonly input: object;
    readonly data: string;
    readonly failures: never;
  };
}

/** Every webhook message by its event. */
export interface WebhookMessages {
  /** A fraud call was decided */
  readonly "transaction/processed": S.TransactionProcessedMessage;
  /** A label or a manual review changed the state of a transaction */
  readonly "transaction/status_updated": S.TransactionStatusUpdatedMessage;
  /** Entries came onto a list or left it */
  readonly "lists/updated": S.ListsUpdatedMessage;
  /** A monitored person matches lists or news otherwise than before */
  readonly "aml/person_updates": S.AmlPersonUpdatesMessage;
  /** A monitored organisation matches lists or news otherwise than before */
  readonly "aml/entity_updates": S.AmlEntityUpdatesMessage;
  /** An identity check came to its end */
  readonly "ekyc/check_finished": S.EkycCheckFinishedMessage;
  /** An erase request came to its end */
  readonly "erase/finished": S.EraseFinishedMessage;
  /** A verification came to its end */
  readonly "orchestration/workflow_execution_finished": S.OrchestrationWorkflowExecutionFinishedMessage;
  /** A review changed a verification that had come to its end */
  readonly "orchestration/workflow_execution_updated": S.OrchestrationWorkflowExecutionUpdatedMessage;
  /** One check of a verification came to its end */
  readonly "verification/session_finished": S.VerificationSessionFinishedMessage;
  /** A reviewer asks the end user for a step once more */
  readonly "verification/step_asked_again": S.VerificationStepAskedAgainMessage;
  /** An endpoint is tried */
  readonly "ping": S.PingMessage;
}
