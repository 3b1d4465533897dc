// Written by `npm run openapi` from docs/openapi.json. Change the contract, not this file.

import type { FileContent } from '../attempt.js';
import type * as S from './schemas.js';

/** Every operation by its method and path: its input, its result, and the errors that it can return. */
export interface Operations {
  /**
   * Score a transaction
   *
   * Runs the modules that `config` enables and returns APPROVE, REVIEW or DECLINE with the applied rules. All
   * request fields are optional. `config.response_fields` limits `data` to the listed members. Requires an
   * API key with the scope `fraud`.
   */
  readonly "POST /RestService/fraud-api/v2/": {
    readonly input: {
      readonly body: S.FraudRequest;
    };
    readonly data: S.FraudData;
    readonly failures: "emptyBody" | "badConfig" | "badIp" | "badJson" | "badCardLast" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Look up an IP address
   *
   * Returns location, operator and type of an IP address. A value is `null` if no source has it. `include`
   * adds history, flags and an ID. Requires an API key with the scope `lookups`.
   */
  readonly "GET /RestService/ip-api/v1/{ip}": {
    readonly input: {
      readonly path: {
        /** Full IPv4 or IPv6 address */
        readonly ip: string;
      };
      readonly query?: {
        /** Additional members, separated by commas: `history`, `flags`, `id` */
        readonly include?: string | undefined;
        /** Period of the flags, in days */
        readonly flags_timeframe_days?: number | undefined;
      };
    };
    readonly data: S.IpDetails;
    readonly failures: "badIp" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Look up an email address
   *
   * Returns what the embedded data and the configured sources have on an email address and its domain. A
   * value is `null` if no source has it. Requires an API key with the scope `lookups`.
   */
  readonly "POST /RestService/email-api/v3/": {
    readonly input: {
      readonly body: S.LookUpEmailBody;
    };
    readonly data: S.EmailLookup;
    readonly failures: "emptyBody" | "badConfig" | "badJson" | "badEmail" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Look up a phone number
   *
   * Returns validity, type, carrier and country of a phone number. `config.include` requests live carrier or
   * caller-name data from a configured provider. Requires an API key with the scope `lookups`.
   */
  readonly "POST /RestService/phone-api/v2/": {
    readonly input: {
      readonly body: S.LookUpPhoneBody;
    };
    readonly data: S.PhoneDetails;
    readonly failures: "emptyBody" | "badConfig" | "badJson" | "badPhone" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Screen a name
   *
   * Searches sanctions, PEP, watch and crime lists and adverse media for a person or an organization.
   * `config` takes the members of `config.aml` of the scoring request. Returns 503 with `Retry-After` if the
   * search exceeds its time limit. Requires an API key with the scope `screening`.
   */
  readonly "POST /RestService/aml-api/v1": {
    readonly input: {
      readonly body: S.ScreeningRequest;
    };
    readonly data: S.AmlScreening;
    readonly failures: "emptyBody" | "badConfig" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Add tags to a transaction
   *
   * Adds tags to the existing ones. Returns all tags of the transaction. Rules, searches and the panel use
   * them immediately. Requires an API key with the scope `tags`.
   */
  readonly "POST /RestService/tag-api/v1/tags/{transaction_id}/add": {
    readonly input: {
      readonly path: {
        /** ID of the transaction: the one from the request, or the generated one */
        readonly transaction_id: string;
      };
      readonly body: S.TagsBody;
    };
    readonly data: S.Tags;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replace the tags of a transaction
   *
   * Sets the tags of a transaction; an empty list removes all. Returns all tags of the transaction. Requires
   * an API key with the scope `tags`.
   */
  readonly "POST /RestService/tag-api/v1/tags/{transaction_id}/update": {
    readonly input: {
      readonly path: {
        /** ID of the transaction: the one from the request, or the generated one */
        readonly transaction_id: string;
      };
      readonly body: S.ReplaceTagsBody;
    };
    readonly data: S.Tags;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Remove tags from a transaction
   *
   * Removes the listed tags and ignores tags that the transaction does not have. Returns the remaining tags.
   * Requires an API key with the scope `tags`.
   */
  readonly "POST /RestService/tag-api/v1/tags/{transaction_id}/delete": {
    readonly input: {
      readonly path: {
        /** ID of the transaction: the one from the request, or the generated one */
        readonly transaction_id: string;
      };
      readonly body: S.TagsBody;
    };
    readonly data: S.Tags;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Add tags to several transactions
   *
   * Adds tags to up to 500 transactions. If one transaction is unknown, nothing changes. Returns each
   * transaction with all its tags. Requires an API key with the scope `tags`.
   */
  readonly "POST /RestService/tag-api/v1/tags/bulk-add": {
    readonly input: {
      readonly body: S.BulkTagsBody;
    };
    readonly data: S.BulkTags;
    readonly failures: "emptyBody" | "badJson" | "length" | "noTransactions" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replace the tags of several transactions
   *
   * Sets the tags of up to 500 transactions. If one transaction is unknown, nothing changes. Returns each
   * transaction with all its tags. Requires an API key with the scope `tags`.
   */
  readonly "POST /RestService/tag-api/v1/tags/bulk-update": {
    readonly input: {
      readonly body: S.BulkReplaceTagsBody;
    };
    readonly data: S.BulkTags;
    readonly failures: "emptyBody" | "badJson" | "length" | "noTransactions" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Remove tags from several transactions
   *
   * Removes the listed tags from up to 500 transactions. If one transaction is unknown, nothing changes.
   * Returns each transaction with its remaining tags. Requires an API key with the scope `tags`.
   */
  readonly "POST /RestService/tag-api/v1/tags/bulk-delete": {
    readonly input: {
      readonly body: S.BulkTagsBody;
    };
    readonly data: S.BulkTags;
    readonly failures: "emptyBody" | "badJson" | "length" | "noTransactions" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List the tags of a transaction
   *
   * Returns the tags in the order in which they were added. The list is empty if the transaction isn't
   * tagged. Requires an API key with the scope `tags`.
   */
  readonly "GET /RestService/tag-api/v1/tags/{transaction_id}": {
    readonly input: {
      readonly path: {
        /** ID of the transaction: the one from the request, or the generated one */
        readonly transaction_id: string;
      };
    };
    readonly data: S.Tags;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Remove all tags of a transaction
   *
   * Removes every tag of a transaction. Returns the empty list. Requires an API key with the scope `tags`.
   */
  readonly "DELETE /RestService/tag-api/v1/tags/{transaction_id}": {
    readonly input: {
      readonly path: {
        /** ID of the transaction: the one from the request, or the generated one */
        readonly transaction_id: string;
      };
    };
    readonly data: S.Tags;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Label transactions
   *
   * Labels up to 50 transactions and overwrites existing labels. A negative label sets the state to DECLINE,
   * a positive label to APPROVE. If one item is invalid, nothing changes and `details` lists each. Requires
   * an API key with the scope `labels`.
   */
  readonly "PUT /RestService/fraud-api/transaction-label/v2": {
    readonly input: {
      readonly body: S.LabelTransactionsBody;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Remove labels of transactions
   *
   * Removes the labels of up to 50 transactions. Each transaction returns to the state of its rule decision
   * and leaves the training data. Transactions without a label do not change. Requires an API key with the
   * scope `labels`.
   */
  readonly "DELETE /RestService/fraud-api/transaction-label/v2": {
    readonly input: {
      readonly body: S.UnlabelTransactionsBody;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * List label values
   *
   * Returns every label with its signal and use case. The list is the same for every account. Requires an API
   * key with the scope `labels`.
   */
  readonly "GET /RestService/fraud-api/transaction-label/v2/label-value-set": {
    readonly input: object;
    readonly data: S.ListLabelValuesData;
    readonly failures: "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Erase personal data
   *
   * Starts the deletion of the stored data of persons in the named domains. At least one of `emails` and
   * `user_ids` is required. The job continues after a restart, and the webhook `erase/finished` reports its
   * end. Requires an API key with the scope `erase`.
   */
  readonly "POST /RestService/erase-api/v2": {
    readonly input: {
      readonly body: S.EraseRequest;
    };
    readonly data: S.EraseProgress;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get the status of an erase request
   *
   * Returns `IN_PROGRESS`, `COMPLETED`, or `FAILED` if data remains; repeat the request in that case. Only
   * the account that created the request can read it. Requires an API key with the scope `erase`.
   */
  readonly "GET /RestService/erase-api/v2/{request_id}": {
    readonly input: {
      readonly path: {
        /** `request_id` of the erase request */
        readonly request_id: string;
      };
    };
    readonly data: S.EraseProgress;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Label a transaction
   *
   * This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An
   * account can disable it (410). Requires an API key with the scope `labels`.
   *
   * @deprecated
   */
  readonly "PUT /RestService/fraud-api/label/{transaction_id}": {
    readonly input: {
      readonly path: {
        /** ID of the transaction */
        readonly transaction_id: string;
      };
      readonly body: S.LabelOneBodyV1;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "versionOff" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Label a transaction
   *
   * This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An
   * account can disable it (410). Requires an API key with the scope `labels`.
   *
   * @deprecated
   */
  readonly "PUT /RestService/fraud-api/label/v1/{transaction_id}": {
    readonly input: {
      readonly path: {
        /** ID of the transaction */
        readonly transaction_id: string;
      };
      readonly body: S.LabelOneBodyV1;
    };
    readonly data: S.Nothing;
    readonly failures: "labelEmptyBody" | "noTransactions" | "labelBadJson" | "length" | "labelInvalidToken" | "labelMissingToken" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "versionOff" | "unsupportedMediaType" | "rateLimited" | "labelSystem" | "system" | "unavailable";
  };
  /**
   * Label transactions
   *
   * This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An
   * account can disable it (410). Requires an API key with the scope `labels`.
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
   * Label transactions
   *
   * This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An
   * account can disable it (410). Requires an API key with the scope `labels`.
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
   * Score a transaction
   *
   * This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An
   * account can disable it (410). Requires an API key with the scope `fraud`.
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
   * Get email data (API version 2)
   *
   * This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An
   * account can disable it (410). Requires an API key with the scope `lookups`.
   *
   * @deprecated
   */
  readonly "GET /RestService/email-api/v2/{email}": {
    readonly input: {
      readonly path: {
        /** Email address, URL-encoded */
        readonly email: string;
      };
      readonly query?: {
        /** Additional members, separated by commas: `history`, `flags`, `id` */
        readonly include?: string | undefined;
        /** Period of the flags, in days */
        readonly flags_timeframe_days?: number | undefined;
        /** Maximum time for the lookup, in milliseconds */
        readonly timeout?: number | undefined;
      };
    };
    readonly data: S.EmailDetailsV2;
    readonly failures: "badEmail" | "badConfig" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "versionOff" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get phone data (API version 1)
   *
   * This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An
   * account can disable it (410). Requires an API key with the scope `lookups`.
   *
   * @deprecated
   */
  readonly "GET /RestService/phone-api/v1/{number}": {
    readonly input: {
      readonly path: {
        /** Phone number, URL-encoded */
        readonly number: string;
      };
      readonly query?: {
        /** Additional members, separated by commas: `history`, `flags`, `id` */
        readonly include?: string | undefined;
        /** Period of the flags, in days */
        readonly flags_timeframe_days?: number | undefined;
        /** Maximum time for the lookup, in milliseconds */
        readonly timeout?: number | undefined;
      };
    };
    readonly data: S.PhoneDetailsV1;
    readonly failures: "badPhone" | "badConfig" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "versionOff" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Erase personal data in every domain
   *
   * This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An
   * account can disable it (410). Requires an API key with the scope `erase`.
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
   * Get the current session
   *
   * Returns the user or API key of the request, its account, role and permissions. Every signed-in user can
   * call it.
   */
  readonly "GET /management-api/v1/session": {
    readonly input: object;
    readonly data: S.Session;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Sign out
   *
   * Ends the session, so that its cookie becomes invalid. A request with an API key doesn't have a session to
   * end. Every signed-in user can call it.
   */
  readonly "DELETE /management-api/v1/session": {
    readonly input: object;
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List active sessions
   *
   * Returns the sessions of all panel users and API keys of the account, with the network from which each
   * user signed in. The most recently active session comes first. Requires the permission `people:see`.
   */
  readonly "GET /management-api/v1/sign-ins": {
    readonly input: object;
    readonly data: S.ListSignInsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * End all other sessions
   *
   * Ends all sessions of the caller except the current one. A request with an API key ends every session that
   * the key opened. Every signed-in user can call it.
   */
  readonly "DELETE /management-api/v1/sign-ins": {
    readonly input: object;
    readonly data: S.EndOtherSignInsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * End a session
   *
   * Ends a session of the account. Its user must sign in again. Requires the permission `people:change`.
   */
  readonly "DELETE /management-api/v1/sign-ins/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change your display name
   *
   * Sets the name that the panel shows for the caller; `null` shows the email address. Returns 404 for an API
   * key. Every signed-in user can call it.
   */
  readonly "PATCH /management-api/v1/session/name": {
    readonly input: {
      readonly body: S.ChangeOwnNameBody;
    };
    readonly data: S.ChangeOwnNameData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change your password
   *
   * Sets a new password after a check of the current one, and ends all other sessions of the user. The rate
   * limits for logins apply. Returns 404 for an API key. Every signed-in user can call it.
   */
  readonly "PATCH /management-api/v1/session/password": {
    readonly input: {
      readonly body: S.ChangePasswordBody;
    };
    readonly data: S.EndOtherSignInsData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get second-factor status
   *
   * Returns the second factor of the caller and the number of remaining recovery codes. Returns 404 for an
   * API key. Every signed-in user can call it.
   */
  readonly "GET /management-api/v1/session/second-factor": {
    readonly input: object;
    readonly data: S.ReadSecondFactorData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Start second-factor setup
   *
   * Returns the secret for an authenticator app once (TOTP, SHA-1, six digits, 30 seconds). It takes effect
   * after confirmation. Requires the current password, or a fresh login at the identity provider. Every
   * signed-in user can call it.
   */
  readonly "POST /management-api/v1/session/second-factor": {
    readonly input: {
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.BeginSecondFactorData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Confirm a second factor
   *
   * Activates the second factor with a code of the authenticator app, and ends all other sessions of the
   * user. Returns ten recovery codes once. Returns 404 if no setup was started. Every signed-in user can call
   * it.
   */
  readonly "POST /management-api/v1/session/second-factor/confirm": {
    readonly input: {
      readonly body: S.ConfirmSecondFactorBody;
    };
    readonly data: S.ConfirmSecondFactorData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create new recovery codes
   *
   * Replaces the recovery codes of the caller and returns the new ones once. Requires the current password,
   * or a fresh login at the identity provider. Every signed-in user can call it.
   */
  readonly "POST /management-api/v1/session/second-factor/recovery-codes": {
    readonly input: {
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.ConfirmSecondFactorData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Remove your second factor
   *
   * Removes the second factor of the caller. Requires the current password, or a fresh login at the identity
   * provider. Returns 409 if the account requires a second factor. Every signed-in user can call it.
   */
  readonly "POST /management-api/v1/session/second-factor/remove": {
    readonly input: {
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.Nothing;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Reset a user's second factor
   *
   * Removes the second factor and the passkeys of another user and ends their sessions. Only an owner can
   * call this operation, and not for themselves (409). Requires the permission `people:change`.
   */
  readonly "DELETE /management-api/v1/users/{id}/second-factor": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List your passkeys
   *
   * Returns the passkeys of the caller, oldest first. Returns 404 for an API key. Every signed-in user can
   * call it.
   */
  readonly "GET /management-api/v1/session/passkeys": {
    readonly input: object;
    readonly data: S.ListPasskeysData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Add a passkey
   *
   * Stores the passkey that the browser created for the requested options, as WebAuthn JSON. The device must
   * have verified its user. Returns 409 for an existing passkey. Every signed-in user can call it.
   */
  readonly "POST /management-api/v1/session/passkeys": {
    readonly input: {
      readonly body: S.AddPasskeyBody;
    };
    readonly data: S.AddPasskeyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Request passkey creation options
   *
   * Returns the options for `navigator.credentials.create` as WebAuthn JSON, valid for five minutes. Requires
   * the current password, or a fresh login at the identity provider. Returns 409 for more than 20 passkeys.
   * Every signed-in user can call it.
   */
  readonly "POST /management-api/v1/session/passkeys/options": {
    readonly input: {
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.BeginPasskeyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Remove a passkey
   *
   * Removes a passkey of the caller; open sessions continue. Requires the current password, or a fresh login
   * at the identity provider. Every signed-in user can call it.
   */
  readonly "POST /management-api/v1/session/passkeys/{id}/remove": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.BeginSecondFactorBody;
    };
    readonly data: S.Nothing;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Start a fresh login at the identity provider
   *
   * Returns the address of the identity provider for a new login (`max_age=0`) and sets the cookie
   * `assay_oidc` for ten minutes. The proof replaces the password check. Returns 404 for users without an
   * identity at the provider. Every signed-in user can call it.
   */
  readonly "POST /management-api/v1/session/provider/proof/begin": {
    readonly input: object;
    readonly data: S.BeginProviderSignInData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "providerAway" | "unavailable";
  };
  /**
   * Complete a fresh login at the identity provider
   *
   * Exchanges the query of the provider's redirect for a proof that replaces the password check for five
   * minutes. Returns 403 for another person and 401 for an old login. Every signed-in user can call it.
   */
  readonly "POST /management-api/v1/session/provider/proof": {
    readonly input: {
      readonly body: S.ProveByProviderBody;
    };
    readonly data: S.ProveByProviderData;
    readonly failures: "emptyBody" | "badJson" | "length" | "providerRefused" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "providerNoAccess" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "providerAway" | "unavailable";
  };
  /**
   * List roles
   *
   * Returns the five built-in roles, the custom roles of the account, and the permissions that a custom role
   * can contain. Requires the permission `people:see`.
   */
  readonly "GET /management-api/v1/roles": {
    readonly input: object;
    readonly data: S.ListRolesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create a role
   *
   * Creates a custom role; a change permission includes the view permission. Returns 403 for permissions that
   * the caller lacks and 409 for an existing name. An account has at most 30 custom roles. Requires the
   * permission `people:change`.
   */
  readonly "POST /management-api/v1/roles": {
    readonly input: {
      readonly body: S.CreateRoleBody;
    };
    readonly data: S.ListRolesRole;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change a role
   *
   * Changes the name or the permissions of a custom role; omitted fields do not change. The change applies
   * from the next request of its users. Returns 403 for permissions that the caller lacks. Requires the
   * permission `people:change`.
   */
  readonly "PATCH /management-api/v1/roles/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeRoleBody;
    };
    readonly data: S.ListRolesRole;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a role
   *
   * Deletes a custom role. Returns 409 while a user or an invitation has it. Requires the permission
   * `people:change`.
   */
  readonly "DELETE /management-api/v1/roles/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List users and invitations
   *
   * Returns the panel users by email address and the open invitations, newest first. Requires the permission
   * `people:see`.
   */
  readonly "GET /management-api/v1/users": {
    readonly input: object;
    readonly data: S.ListUsersData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List user names
   *
   * Returns the display name of every panel user by `user <id>`, as histories and the audit log use it. All
   * users of the account can read it. Every signed-in user can call it.
   */
  readonly "GET /management-api/v1/names": {
    readonly input: object;
    readonly data: S.ListNamesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change a user
   *
   * Changes the role or the display name of a user; omitted fields do not change. Only an owner can assign or
   * remove the owner role; the last owner cannot lose it (409). Requires the permission `people:change`.
   */
  readonly "PATCH /management-api/v1/users/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeUserBody;
    };
    readonly data: S.ChangeUserData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Remove a user
   *
   * Removes a user and ends their sessions. Returns 409 for the last owner, and 403 if another role removes
   * an owner. Requires the permission `people:change`.
   */
  readonly "DELETE /management-api/v1/users/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Invite a user
   *
   * Creates an invitation and returns its token once; Assay does not send email. The token is valid for seven
   * days and one use. A new invitation replaces an earlier one for the same address. Requires the permission
   * `people:change`.
   */
  readonly "POST /management-api/v1/invitations": {
    readonly input: {
      readonly body: S.InviteUserBody;
    };
    readonly data: S.InviteUserData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Withdraw an invitation
   *
   * Withdraws an open invitation. Its token is no longer valid. Requires the permission `people:change`.
   */
  readonly "DELETE /management-api/v1/invitations/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create an account
   *
   * Creates an account with its first API key, which has every scope and is returned once. Only the owner's
   * account can call this operation. Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/accounts": {
    readonly input: {
      readonly body: S.CreateAccountBody;
    };
    readonly data: S.CreateAccountData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List accounts
   *
   * Returns names and settings of every account of the deployment, without access to their data. Only the
   * owner's account can call this operation. Requires the permission `settings:see`.
   */
  readonly "GET /management-api/v1/accounts": {
    readonly input: object;
    readonly data: S.ListAccountsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get the account
   *
   * Returns thresholds, rate limit, retention and the other settings of the caller's account, with its policy
   * version. Every signed-in user can call it.
   */
  readonly "GET /management-api/v1/account": {
    readonly input: object;
    readonly data: S.Account;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change the account
   *
   * Changes settings of the caller's account; omitted fields do not change. Thresholds (0 ≤ review ≤ decline
   * ≤ 100) are part of the policy, so they create a policy version. Requires the permission
   * `settings:change`.
   */
  readonly "PATCH /management-api/v1/account": {
    readonly input: {
      readonly body: S.ChangeAccountBody;
    };
    readonly data: S.Account;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Set the account logo
   *
   * Replaces the logo that the hosted flow shows if a workflow doesn't have one. Accepts PNG, JPEG or WebP,
   * but not SVG. Requires the permission `settings:change`.
   */
  readonly "PUT /management-api/v1/account/logo": {
    readonly input: {
      readonly body: S.SetLogoBody;
    };
    readonly data: S.Account;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Remove the account logo
   *
   * Removes the logo of the account. The hosted flow then shows a default symbol. Requires the permission
   * `settings:change`.
   */
  readonly "DELETE /management-api/v1/account/logo": {
    readonly input: object;
    readonly data: S.Account;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List API keys
   *
   * Returns the API keys of the account, including expired and revoked ones. The secret of a key is not
   * included. Requires the permission `keys:see`.
   */
  readonly "GET /management-api/v1/keys": {
    readonly input: object;
    readonly data: S.ListKeysData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create an API key
   *
   * Creates an API key and returns it once. A key cannot have a scope that the caller lacks (403), and a test
   * key can only create test keys. `kind` is `live` by default. Requires the permission `keys:change`.
   */
  readonly "POST /management-api/v1/keys": {
    readonly input: {
      readonly body: S.CreateKeyBody;
    };
    readonly data: S.NewApiKey;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Revoke an API key
   *
   * Revokes an API key immediately. Returns 409 for the last live key with the scope `admin`. Requires the
   * permission `keys:change`.
   */
  readonly "DELETE /management-api/v1/keys/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.RevokedApiKey;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Rotate an API key
   *
   * Creates a successor with the same scopes and returns it once. The old key stays valid for
   * `overlap_seconds`. A key can be rotated once. Requires the permission `keys:change`.
   */
  readonly "POST /management-api/v1/keys/{id}/rotate": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.RotateKeyBody;
    };
    readonly data: S.RotatedApiKey;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List rules
   *
   * Returns every rule of the current policy in evaluation order, including shadow and disabled rules. Each
   * rule has its condition as a tree and as text. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/rules": {
    readonly input: object;
    readonly data: S.ListRulesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create a rule
   *
   * Adds a rule and creates a policy version. Defaults: `priority` 100, `mode` live, no category, a generated
   * `id`. Returns 400 with each problem in `details`. Requires the permission `rules:change`.
   */
  readonly "POST /management-api/v1/rules": {
    readonly input: {
      readonly body: S.CreateRuleBody;
    };
    readonly data: S.RuleChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Check a condition
   *
   * Returns every problem of a condition with its position and a fix, and the condition as a tree and as
   * text. Nothing is stored. Requires the permission `rules:see`.
   */
  readonly "POST /management-api/v1/rules/check": {
    readonly input: {
      readonly body: S.CheckRuleBody;
    };
    readonly data: S.RuleCheck;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a rule
   *
   * Returns a rule of the current policy, with the policy version. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/rules/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.RuleChange;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replace a rule
   *
   * Replaces a rule and creates a policy version. Returns 400 with each problem in `details`. Requires the
   * permission `rules:change`.
   */
  readonly "PUT /management-api/v1/rules/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.CreateRuleBody;
    };
    readonly data: S.RuleChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change a rule's name, priority or mode
   *
   * Changes name, priority or mode and creates a policy version. The condition and the effect do not change.
   * The mode `canary` requires `canary_percent`. Requires the permission `rules:change`.
   */
  readonly "PATCH /management-api/v1/rules/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeRuleBody;
    };
    readonly data: S.RuleChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a rule
   *
   * Deletes a rule and creates a policy version. Earlier decisions still refer to the version that they were
   * made with. Requires the permission `rules:change`.
   */
  readonly "DELETE /management-api/v1/rules/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** Policy version that the change is based on; returns 409 if a newer one exists */
        readonly expected_version?: number | undefined;
      };
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List rule fields
   *
   * Returns every field that a rule can read, with its type, nullability, module, and whether it is personal
   * data. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/rule-fields": {
    readonly input: object;
    readonly data: S.ListRuleFieldsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List rule categories
   *
   * Returns the categories of the current policy. A category groups rules and can have thresholds; its state
   * does not change the state of the transaction. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/rule-categories": {
    readonly input: object;
    readonly data: S.ListRuleCategoriesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create a rule category
   *
   * Adds a category and creates a policy version. Rules refer to the category by its ID. Requires the
   * permission `rules:change`.
   */
  readonly "POST /management-api/v1/rule-categories": {
    readonly input: {
      readonly body: S.CreateRuleCategoryBody;
    };
    readonly data: S.RuleCategoryChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replace a rule category
   *
   * Replaces a category and creates a policy version. Its rules do not change. Requires the permission
   * `rules:change`.
   */
  readonly "PUT /management-api/v1/rule-categories/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.CreateRuleCategoryBody;
    };
    readonly data: S.RuleCategoryChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a rule category
   *
   * Deletes a category and creates a policy version. Returns 409 while a rule uses the category. Requires the
   * permission `rules:change`.
   */
  readonly "DELETE /management-api/v1/rule-categories/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** Policy version that the change is based on; returns 409 if a newer one exists */
        readonly expected_version?: number | undefined;
      };
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get the current policy
   *
   * Returns rules, categories, lists and thresholds as one document. You can store `document` in a repository
   * and send it back with PUT. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/policy": {
    readonly input: object;
    readonly data: S.Policy;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Replace the policy
   *
   * Replaces the whole policy with a document and creates a policy version. Returns 409 if a list with
   * entries is missing or has another field, or if an indexed custom field has too few different values.
   * Requires the permission `rules:change`.
   */
  readonly "PUT /management-api/v1/policy": {
    readonly input: {
      readonly body: S.ReplacePolicyBody;
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "policyTooCostly" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Preview a policy change
   *
   * Checks a policy document and returns its differences from the current policy, by ID. Nothing is stored.
   * Send `version` as `expected_version` when you apply the document. Requires the permission `rules:see`.
   */
  readonly "POST /management-api/v1/policy/diff": {
    readonly input: {
      readonly body: S.ComparePolicyFileBody;
    };
    readonly data: S.ComparePolicyFileData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "policyTooCostly" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List policy versions
   *
   * Returns the versions of the policy, newest first, with author, time and note. Versions are never deleted.
   * Send `next` as `before` to get the next page. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/policy/versions": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** Only versions below this one */
        readonly before?: number | undefined;
      };
    };
    readonly data: S.ListPolicyVersionsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a policy version
   *
   * Returns the whole policy document of one version. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/policy/versions/{version}": {
    readonly input: {
      readonly path: {
        /** Number of the version */
        readonly version: string;
      };
    };
    readonly data: S.Policy;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Restore a policy version
   *
   * Creates a policy version with the content of an earlier one. Lists that were created since then stay with
   * their entries. Requires the permission `rules:change`.
   */
  readonly "POST /management-api/v1/policy/versions/{version}/restore": {
    readonly input: {
      readonly path: {
        /** Number of the version */
        readonly version: string;
      };
      readonly body?: S.RestorePolicyVersionBody | undefined;
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "policyTooCostly" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Compare two policy versions
   *
   * Returns the IDs of added and removed rules, categories and lists, and the changed members of each changed
   * one. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/policy/versions/{from}/diff/{to}": {
    readonly input: {
      readonly path: {
        /** Policy version to compare from */
        readonly from: string;
        /** Policy version to compare with */
        readonly to: string;
      };
    };
    readonly data: S.PolicyDifference;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List policy proposals
   *
   * Returns the newest 200 proposals, open and decided, newest first. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/policy/proposals": {
    readonly input: {
      readonly query?: {
        /** Only items with this status */
        readonly status?: "OPEN" | "APPROVED" | "REFUSED" | undefined;
      };
    };
    readonly data: S.ListPolicyProposalsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Propose a policy change
   *
   * Checks a policy document and stores it as a proposal for a second person. It takes effect when another
   * user approves it. `base_version` is the current version by default. Requires the permission
   * `rules:change`.
   */
  readonly "POST /management-api/v1/policy/proposals": {
    readonly input: {
      readonly body: S.ProposePolicyBody;
    };
    readonly data: S.ProposePolicyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "policyTooCostly" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a policy proposal
   *
   * Returns the proposed document and its differences from the version that it is based on. Requires the
   * permission `rules:see`.
   */
  readonly "GET /management-api/v1/policy/proposals/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.ReadPolicyProposalData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Approve a policy proposal
   *
   * Merges the changes of a proposal into the current policy as a new version. Only a signed-in user who is
   * not the author can approve. Returns 409 if the policy changed in the same place. Requires the permission
   * `rules:change`.
   */
  readonly "POST /management-api/v1/policy/proposals/{id}/approval": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body?: S.ApprovePolicyProposalBody | undefined;
    };
    readonly data: S.ProposePolicyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "policyTooCostly" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Reject a policy proposal
   *
   * Rejects a proposal with a reason; the author can withdraw it in this way. Only a signed-in user can
   * reject. Requires the permission `rules:change`.
   */
  readonly "POST /management-api/v1/policy/proposals/{id}/refusal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.RefusePolicyProposalBody;
    };
    readonly data: S.ProposePolicyData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List lists
   *
   * Returns the lists of the current policy with the rules that use them, without entries. Requires the
   * permission `lists:see`.
   */
  readonly "GET /management-api/v1/lists": {
    readonly input: {
      readonly query?: {
        /** `counts`: with the number of entries, and the time of the newest one */
        readonly include?: "counts" | undefined;
      };
    };
    readonly data: S.ListListsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create a list
   *
   * Creates a list and a policy version. An allowlist approves, a blocklist declines, and a plain list is
   * only read by rules. Kind and field cannot change later. Requires the permission `lists:change`.
   */
  readonly "POST /management-api/v1/lists": {
    readonly input: {
      readonly body: S.CreateListBody;
    };
    readonly data: S.ListChange;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a list
   *
   * Deletes a list with its entries, creates a policy version and sends `lists/updated`. Returns 409 while a
   * rule uses the list. Requires the permission `lists:change`.
   */
  readonly "DELETE /management-api/v1/lists/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** Policy version that the change is based on; returns 409 if a newer one exists */
        readonly expected_version?: number | undefined;
      };
    };
    readonly data: S.DeleteListData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List the entries of a list
   *
   * Returns a page of entries, newest first, with note, author, creation and expiry. Send `next` as `after`
   * to get the next page. Requires the permission `lists:see`.
   */
  readonly "GET /management-api/v1/lists/{id}/entries": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly after?: string | undefined;
      };
    };
    readonly data: S.ReadListEntriesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Add entries to a list
   *
   * Normalizes the values and adds them; an existing value gets the new note and expiry. Send `values` or
   * `entries`. An invalid value returns 400, or is reported in `refused` if `partial` is set. Requires the
   * permission `lists:change`.
   */
  readonly "POST /management-api/v1/lists/{id}/entries": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.AddListEntriesBody;
    };
    readonly data: S.AddListEntriesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Remove entries from a list
   *
   * Removes values from a list and sends `lists/updated`. Values that the list does not contain are ignored.
   * Returns the number of removed entries. Requires the permission `lists:change`.
   */
  readonly "DELETE /management-api/v1/lists/{id}/entries": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.RemoveListEntriesBody;
    };
    readonly data: S.RemoveListEntriesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Reveal the entries of a list
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `lists:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/lists/{id}/entries/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly after?: string | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.ReadListEntriesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List audit records
   *
   * Returns audit records with actor, action, target and change, newest first. Records contain no secrets.
   * Send `next` as `before` to get the next page. Requires the permission `audit:see`.
   */
  readonly "GET /management-api/v1/audit-log": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** Only records below this sequence number */
        readonly before?: number | undefined;
        /** Only records of this actor */
        readonly actor?: string | undefined;
        /** Only records of this action, such as `session.refuse` */
        readonly action?: string | undefined;
        /** Only changes, sign-ins and refusals: no views of personal data, images and files */
        readonly only?: "changes" | undefined;
        /** Only records at or after this time, RFC 3339 */
        readonly from?: string | undefined;
        /** Only records before this time, RFC 3339 */
        readonly to?: string | undefined;
      };
    };
    readonly data: S.ReadAuditData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Verify the audit log
   *
   * Checks the hash chain of the account's audit log and the authentication code of each record, and compares
   * the log with the newest records that the server processes stored outside the database. `first_broken` is
   * the first record that fails or is missing. If `expected_height` is greater than `height`, the records
   * between them were removed. Earlier versions wrote the records before `authenticated_from` without a code.
   * Requires the permission `audit:see`.
   */
  readonly "GET /management-api/v1/audit-log/verification": {
    readonly input: object;
    readonly data: S.VerifyAuditData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a signed audit checkpoint
   *
   * Returns the current length and head of the audit log with an Ed25519 signature (RFC 8032). Store it
   * outside the database to detect later changes. Returns 409 if the audit log is not intact. Requires the
   * permission `audit:see`.
   */
  readonly "GET /management-api/v1/audit-log/checkpoint": {
    readonly input: object;
    readonly data: S.ReadAuditCheckpointData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List evaluations
   *
   * Returns the evaluations that match all filters, newest first, with person, amount, reasons, current
   * state, label and tags. Send `next` as `before` to get the next page. Requires the permission
   * `traffic:see`.
   */
  readonly "GET /management-api/v1/evaluations": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly before?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Only evaluations with this rule decision */
        readonly state?: "APPROVE" | "REVIEW" | "DECLINE" | undefined;
        /** Only evaluations with this current state, after labels and reviews */
        readonly current_state?: "APPROVE" | "REVIEW" | "DECLINE" | undefined;
        /** Only evaluations of this transaction */
        readonly transaction_id?: string | undefined;
        /** `key` of a result of `POST /search`; several keys, separated by commas, must all match */
        readonly key?: string | undefined;
        /** Only transactions with this tag */
        readonly tag?: string | undefined;
        /** Only transactions with this label */
        readonly label?: string | undefined;
        /** Only evaluations with this applied rule; `L:` and a list ID: the list set the state */
        readonly rule?: string | undefined;
        /** Minimum amount, in any currency */
        readonly amount_from?: number | undefined;
        /** Maximum amount, in any currency */
        readonly amount_to?: number | undefined;
        /** Currency of the amount, ISO 4217 */
        readonly currency?: string | undefined;
        /** `action_type` of the request, such as login or purchase */
        readonly action_type?: string | undefined;
        /** Country of the IP address, the user, the billing or the shipping address, ISO 3166-1 alpha-2 */
        readonly country?: string | undefined;
        /** First 6 or 8 digits of the card number */
        readonly card_bin?: string | undefined;
        /** Domain of the email address */
        readonly email_domain?: string | undefined;
        /** `payment_mode` of the request */
        readonly payment_mode?: string | undefined;
        /** `merchant_id` of the request */
        readonly merchant_id?: string | undefined;
        /** Minimum fraud score, 0 to 100 */
        readonly score_from?: number | undefined;
        /** Maximum fraud score, 0 to 100 */
        readonly score_to?: number | undefined;
        /** Only evaluations at or after this time, RFC 3339 */
        readonly from?: string | undefined;
        /** Only evaluations before this time, RFC 3339 */
        readonly to?: string | undefined;
      };
    };
    readonly data: S.ListEvaluationsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get an evaluation
   *
   * Returns the request, the response and the inputs of the decision as stored. `summary` has the current
   * state, label and tags. Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/evaluations/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Reveal an evaluation
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `traffic:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/evaluations/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Explain an evaluation
   *
   * Returns every rule with its operands, and the smallest change that gives another state. Returns 409 if
   * the rules or the inputs are no longer stored. Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/evaluations/{id}/explanation": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Reveal the explanation of an evaluation
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `traffic:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/evaluations/{id}/explanation/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Test a rule on an evaluation
   *
   * Evaluates an unsaved rule on a stored evaluation, and returns its operands and the state with and without
   * the rule. Nothing is stored. Returns 409 if the earlier rules are no longer stored. Requires the
   * permission `rules:change`.
   */
  readonly "POST /management-api/v1/evaluations/{id}/rule-test": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Test a rule on supplied data
   *
   * Evaluates an unsaved rule on request fields and module details from the body. Omitted facts are missing,
   * and velocity values are unknown. Nothing is looked up or stored. Requires the permission `rules:see`.
   */
  readonly "POST /management-api/v1/rules/test": {
    readonly input: {
      readonly body: S.TestRuleOnFactsBody;
    };
    readonly data: S.RuleTest;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List the evaluations of a transaction
   *
   * Returns every evaluation of a transaction, newest first. A transaction that was sent several times has
   * several evaluations. Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/transactions/{transaction_id}/evaluations": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly before?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListTransactionEvaluationsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get decision counts per day
   *
   * Returns decisions per UTC day and state, and the most frequently matched rules. Days cover the newest
   * 100,000 evaluations, rules the newest 2,000; `complete` is `false` beyond that. Requires the permission
   * `traffic:see`.
   */
  readonly "GET /management-api/v1/stats": {
    readonly input: {
      readonly query?: {
        /** Number of days, including today; default 7 */
        readonly days?: number | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.Stats;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Set the state of a transaction
   *
   * Sets the state by manual review and sends `transaction/status_updated`. The rule decision and the label
   * do not change. Returns 409 if `expected_state` is no longer the state. Requires the permission
   * `decisions:change`.
   */
  readonly "POST /management-api/v1/transactions/{transaction_id}/review": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
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
   * Add a note to a transaction
   *
   * Stores an encrypted note in the history of a transaction. State and label do not change. Returns the
   * current state. Requires the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/transactions/{transaction_id}/notes": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
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
   * Label a transaction
   *
   * Sets the label and overwrites an existing one. A negative label sets the state to DECLINE, a positive
   * label to APPROVE. Models learn from labels. Requires the permission `decisions:change`.
   */
  readonly "PUT /management-api/v1/transactions/{transaction_id}/label": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
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
   * Remove the label of a transaction
   *
   * Removes the label; the transaction returns to the state of its rule decision and leaves the training
   * data. Returns the new state. Requires the permission `decisions:change`.
   */
  readonly "DELETE /management-api/v1/transactions/{transaction_id}/label": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
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
   * Set the tags of a transaction
   *
   * Replaces the tags of a transaction; an empty list removes all. Returns all tags of the transaction.
   * Requires the permission `decisions:change`.
   */
  readonly "PUT /management-api/v1/transactions/{transaction_id}/tags": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
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
   * List the changes of a transaction
   *
   * Returns the newest 200 labels, reviews and notes of a transaction, newest first, with author, comment,
   * and the values before and after. Requires the permission `decisions:see`.
   */
  readonly "GET /management-api/v1/transactions/{transaction_id}/changes": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
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
   * List tag values
   *
   * Returns up to 20,000 tags that are in use, for autocompletion. Requires the permission `decisions:see`.
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
   * Record a payment event
   *
   * Stores what happened to the payment of a transaction, such as a capture or a dispute. It can set the
   * label by the settings, and sends `transaction/event_recorded`. A repeated `event_id` with the same
   * content changes nothing; with other content it returns 409 with code 3013. Requires the permission
   * `decisions:change`.
   */
  readonly "POST /management-api/v1/transactions/{transaction_id}/events": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.NewPaymentEvent;
    };
    readonly data: S.RecordedPaymentEvent;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "paymentEventReused" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List the payment events of a transaction
   *
   * Returns the newest 500 payment events in the order in which they occurred, with their warnings and the
   * label that each set. Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/transactions/{transaction_id}/events": {
    readonly input: {
      readonly path: {
        /** `transaction_id` of the scoring request, URL-encoded */
        readonly transaction_id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListPaymentEventsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Record payment events in bulk
   *
   * Stores up to 1000 events and returns one result per event. An invalid event is refused with an error from
   * the catalog; the others are stored. Requires the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/transactions/events": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.RecordPaymentEventsBody;
    };
    readonly data: S.RecordPaymentEventsData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List the payment events of an identifier
   *
   * Returns the payment events of the newest 250 transactions with a user, card, device or other identifier,
   * newest first. `key` is from `POST /search`. Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/payment-events": {
    readonly input: {
      readonly query: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** `key` of a result of `POST /search` */
        readonly key: string;
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
      };
    };
    readonly data: S.ListPaymentEventsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Import payment events from CSV text
   *
   * Stores the rows of a CSV text with a header line. Invalid rows are reported with their line and skipped.
   * `dry_run` stores nothing. To resume, send the remaining rows, or all of them again: stored events count
   * as duplicates. Requires the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/payment-events/imports": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly body: S.ImportPaymentEventsBody;
    };
    readonly data: S.PaymentEventImport;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get the payment event settings
   *
   * Returns the labels that events set, and the definitions of the network programs on the dashboard.
   * Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/payment-event-settings": {
    readonly input: object;
    readonly data: S.PaymentEventSettings;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change the payment event settings
   *
   * Replaces the sent members; omitted members do not change, and an empty list removes all entries. Labels
   * that are already set do not change. Requires the permission `settings:change`.
   */
  readonly "PUT /management-api/v1/payment-event-settings": {
    readonly input: {
      readonly body: S.ChangePaymentEventSettingsBody;
    };
    readonly data: S.PaymentEventSettings;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Search all records
   *
   * Searches for a person, device, card, transaction or verification by identifier or name, also by sound.
   * Use `key` of a result in `GET /evaluations`. The text is in the body because URLs are logged. Requires
   * the permission `traffic:see`.
   */
  readonly "POST /management-api/v1/search": {
    readonly input: {
      readonly body: S.SearchBody;
    };
    readonly data: S.SearchData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List saved views
   *
   * Returns the caller's views and the shared views, by name. Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/views": {
    readonly input: object;
    readonly data: S.ListViewsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Save a view
   *
   * Saves filters and columns under a name and overwrites the caller's view of that name. A user has at most
   * 100 views. Requires the permission `traffic:see`.
   */
  readonly "POST /management-api/v1/views": {
    readonly input: {
      readonly body: S.CreateViewBody;
    };
    readonly data: S.SavedView;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a saved view
   *
   * Deletes a view of the caller, or a shared view. Requires the permission `traffic:see`.
   */
  readonly "DELETE /management-api/v1/views/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get panel preferences
   *
   * Returns the caller's panel settings by name. Settings without a choice are absent. Every signed-in user
   * can call it.
   */
  readonly "GET /management-api/v1/preferences": {
    readonly input: object;
    readonly data: S.ReadPreferencesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change panel preferences
   *
   * Changes panel settings of the caller; omitted ones do not change. Returns all settings. Every signed-in
   * user can call it.
   */
  readonly "PATCH /management-api/v1/preferences": {
    readonly input: {
      readonly body: S.ChangePreferencesBody;
    };
    readonly data: S.ReadPreferencesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List suggested clusters
   *
   * Returns groups of people who share devices, cards, addresses, phone numbers or accounts. It reads the
   * newest 1000 transactions and the newest 250 in review and 250 declined ones, for at most 2 seconds.
   * Identifiers of more than 25 people are ignored. IP addresses alone don't form a cluster. Requires the
   * permission `traffic:see`.
   */
  readonly "GET /management-api/v1/links/clusters": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListLinkClustersData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List linked identifiers
   *
   * Returns the users, addresses, devices and cards that share transactions with an identifier (`key`) or an
   * evaluation. It reads the newest 250 transactions. An identifier of more than 25 people is a `hub` and is
   * not expanded. Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/links": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** `key` of a result of `POST /search`, or of a neighbor */
        readonly key?: string | undefined;
        /** ID of an evaluation */
        readonly evaluation?: string | undefined;
        /** Only transactions at or after this time, RFC 3339 */
        readonly from?: string | undefined;
        /** Only transactions before this time, RFC 3339 */
        readonly to?: string | undefined;
        /** Maximum number of rows; default 50 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly skip?: number | undefined;
      };
    };
    readonly data: S.ReadLinksData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get dashboard data
   *
   * Returns counts and sums over a range of days in a time zone, by hour, day, week or month. Transactions
   * are included about a minute later. The data contains no personal data and is not affected by deletion.
   * Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/dashboard": {
    readonly input: {
      readonly query: {
        /** First day, local date (YYYY-MM-DD) */
        readonly from: string;
        /** Last day, inclusive (YYYY-MM-DD); at most 3660 days after the first */
        readonly to: string;
        /** Time zone of the days: IANA name, such as Europe/Berlin; default UTC */
        readonly time_zone?: string | undefined;
        /** Field by which the counts are split */
        readonly segment?: "state" | "country" | "action" | "currency" | "merchant" | undefined;
        /** `previous` adds the preceding period and the drift from it */
        readonly compare?: "previous" | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ReadDashboardData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List rule metrics
   *
   * Returns matches, precision, amounts and trend of each rule over a range of days. Rules without a match
   * are omitted. Transactions are included about a minute later. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/rule-metrics": {
    readonly input: {
      readonly query?: {
        /** First day, local date (YYYY-MM-DD); default 27 days before the last day */
        readonly from?: string | undefined;
        /** Last day, inclusive (YYYY-MM-DD); at most 3660 days after the first; default today */
        readonly to?: string | undefined;
        /** Time zone of the days: IANA name, such as Europe/Berlin; default UTC */
        readonly time_zone?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListRuleMetricsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get the metrics of a rule
   *
   * Returns matches, precision and amounts of one rule over a range of days, in total and per bucket. Buckets
   * are hours, days, weeks or months, by the length of the range. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/rules/{id}/metrics": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** First day, local date (YYYY-MM-DD); default 27 days before the last day */
        readonly from?: string | undefined;
        /** Last day, inclusive (YYYY-MM-DD); at most 3660 days after the first; default today */
        readonly to?: string | undefined;
        /** Time zone of the days: IANA name, such as Europe/Berlin; default UTC */
        readonly time_zone?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ReadRuleMetricsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get dispute rates
   *
   * Returns disputes per captured transaction by month, by count and amount, and the ratio of each network
   * program. Events are included about a minute later and stay counted after deletion. Requires the
   * permission `traffic:see`.
   */
  readonly "GET /management-api/v1/dispute-rates": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** First month (YYYY-MM); default five months before the last */
        readonly from?: string | undefined;
        /** Last month (YYYY-MM); at most 36 months; default this month */
        readonly to?: string | undefined;
        /** Time zone of the months: IANA name, such as Europe/Berlin; default UTC */
        readonly time_zone?: string | undefined;
      };
    };
    readonly data: S.DisputeRates;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List search profiles
   *
   * Returns the search profiles that a request selects with `search_profile_id`, with settings, version,
   * author and time. Requires the permission `screening:see`.
   */
  readonly "GET /management-api/v1/screening/profiles": {
    readonly input: object;
    readonly data: S.ListSearchProfilesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Save a search profile
   *
   * Creates a search profile or changes an existing one from the next request on. `settings` takes `sources`,
   * `fuzzy_enabled`, `fuzzy_config` and `scoring` of `config.aml`; omitted members get their defaults.
   * Requires the permission `screening:change`.
   */
  readonly "POST /management-api/v1/screening/profiles": {
    readonly input: {
      readonly body: S.SaveSearchProfileBody;
    };
    readonly data: S.SaveSearchProfileData;
    readonly failures: "badConfig" | "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a search profile
   *
   * Deletes a search profile; requests that name it are then rejected. Returns 409 while a monitored name
   * uses the profile. Requires the permission `screening:change`.
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
   * Get screening status
   *
   * Returns the searched lists with their age, and the number of entries, monitored names and open cases.
   * `notice` is set while only the demo list is loaded. Requires the permission `screening:see`.
   */
  readonly "GET /management-api/v1/screening/status": {
    readonly input: object;
    readonly data: S.ScreeningStatus;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List monitored names
   *
   * Returns the names under ongoing monitoring, including stopped ones, newest first. Send `next` as `before`
   * to get the next page. Requires the permission `screening:see`.
   */
  readonly "GET /management-api/v1/screening/monitored-names": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly before?: string | undefined;
        /** Only items of this user: `key` of a user ID from `POST /search` */
        readonly user?: string | undefined;
        /** `key` of a result of `POST /screening/monitored-names/search` */
        readonly key?: string | undefined;
      };
    };
    readonly data: S.ListMonitoredNamesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Reveal a page of the names under monitoring
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `screening:see` and
   * `personal:reveal`.
   */
  readonly "POST /management-api/v1/screening/monitored-names/reveal": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly before?: string | undefined;
        /** Only items of this user: `key` of a user ID from `POST /search` */
        readonly user?: string | undefined;
        /** `key` of a result of `POST /screening/monitored-names/search` */
        readonly key?: string | undefined;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.ListMonitoredNamesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Search monitored names
   *
   * Finds monitored names by user ID, by words of the name, or by sound. Use `key` of a result in `GET
   * /screening/monitored-names`. `matches` counts up to 100. Requires the permission `screening:see`.
   */
  readonly "POST /management-api/v1/screening/monitored-names/search": {
    readonly input: {
      readonly body: S.SearchMonitoredNamesBody;
    };
    readonly data: S.MonitoredSearch;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change a monitored name
   *
   * Changes schedule or search profile of a monitored name, or stops or resumes its monitoring. A stopped
   * name stays in the list and is not checked. Requires the permission `screening:change`.
   */
  readonly "PATCH /management-api/v1/screening/monitored-names/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeMonitoredNameBody;
    };
    readonly data: S.ChangeMonitoredNameData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a monitored name
   *
   * Ends the monitoring of a name and deletes it. A later request can add it again. Requires the permission
   * `screening:change`.
   */
  readonly "DELETE /management-api/v1/screening/monitored-names/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.DeleteSearchProfileData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List monitoring changes
   *
   * Returns the changes that monitoring found, in order, with the data of the webhooks. Changes with cleared
   * matches only are included but send no webhook. Poll with `after` = `next`. Requires the permission
   * `screening:see`.
   */
  readonly "GET /management-api/v1/screening/changes": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly after?: number | undefined;
      };
    };
    readonly data: S.ListMonitoringChangesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get the auto-resolution rules
   *
   * Returns the rules that clear screening matches automatically, in order, and how often each applied. The
   * default is one example in shadow mode. Requires the permission `screening:see`.
   */
  readonly "GET /management-api/v1/screening/auto-resolution": {
    readonly input: object;
    readonly data: S.AutoResolution;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change the auto-resolution rules
   *
   * Replaces the rules. The first active rule that applies clears a match in its case; responses of the
   * screening APIs do not change. Decided matches stay unchanged. Requires the permission `screening:change`.
   */
  readonly "PUT /management-api/v1/screening/auto-resolution": {
    readonly input: {
      readonly body: S.ChangeAutoResolutionBody;
    };
    readonly data: S.AutoResolution;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List screening cases
   *
   * Returns screening cases, one per person, newest first. Filter by status, assignee or user. Send `next` as
   * `before` to get the next page. Requires the permission `cases:see`.
   */
  readonly "GET /management-api/v1/cases": {
    readonly input: {
      readonly query?: {
        /** Only items with this status */
        readonly status?: "OPEN" | "IN_REVIEW" | "CLOSED" | undefined;
        /** Only cases of this assignee */
        readonly assignee?: string | undefined;
        /** Only items of this user: `key` of a user ID from `POST /search` */
        readonly user?: string | undefined;
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly before?: string | undefined;
      };
    };
    readonly data: S.ListCasesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Search screening cases by user
   *
   * Returns the key of a user ID and the number of its cases, up to 100. Use `key` as `user` in `GET /cases`.
   * Requires the permission `cases:see`.
   */
  readonly "POST /management-api/v1/cases/search": {
    readonly input: {
      readonly body: S.SearchCasesBody;
    };
    readonly data: S.ExecutionSearch;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a screening case
   *
   * Returns a case with its matches, their list entries, scores, explanations and decisions, and the history.
   * Requires the permission `cases:see`.
   */
  readonly "GET /management-api/v1/cases/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Case;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change a screening case
   *
   * Changes assignee or status, or adds a comment; each change is an event in the history. Returns 409 with
   * code 3011 if a case with undecided matches is closed. Requires the permission `cases:change`.
   */
  readonly "PATCH /management-api/v1/cases/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeCaseBody;
    };
    readonly data: S.Case;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "caseUndecided" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Reveal a case
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `cases:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/cases/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.Case;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Decide the matches of a case
   *
   * Decides the listed matches, or every undecided match. FALSE_POSITIVE creates a cleared match, so that
   * later screenings do not raise the match. With four-eyes approval, a second person must confirm it.
   * Requires the permission `cases:change`.
   */
  readonly "POST /management-api/v1/cases/{id}/decisions": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.DecideCaseBody;
    };
    readonly data: S.Case;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List alerts
   *
   * Returns alerts of transaction monitoring, newest first, or by deadline with `order`. Send `next` as
   * `before` to get the next page with the same `order`. Requires the permission `cases:see`.
   */
  readonly "GET /management-api/v1/alerts": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Only items with this status */
        readonly status?: "OPEN" | "SNOOZED" | "CLOSED" | undefined;
        /** Only alerts of this typology */
        readonly typology?: string | undefined;
        /** Only alerts of this assignee */
        readonly assignee?: string | undefined;
        /** Only alerts after their deadline */
        readonly only?: "overdue" | undefined;
        /** Only alerts of the entity with this key */
        readonly entity_key?: string | undefined;
        /** Only alerts of this case */
        readonly case_id?: string | undefined;
        /** Only alerts with at least this score */
        readonly min_score?: number | undefined;
        /** Only alerts with evidence at or after this time */
        readonly from?: string | undefined;
        /** Only alerts with evidence before this time */
        readonly to?: string | undefined;
        /** The earliest deadline first; alerts without one last */
        readonly order?: "deadline" | undefined;
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly before?: string | undefined;
      };
    };
    readonly data: S.ListAlertsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get an alert
   *
   * Returns an alert with its evidence, its subgraph, its reasons and its history. `suggested_disposition`
   * follows the dispositions of earlier alerts of the typology with a similar score. Requires the permission
   * `cases:see`.
   */
  readonly "GET /management-api/v1/alerts/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Alert;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change an alert
   *
   * Assigns or snoozes an alert, changes its deadline, or adds a comment. `snoozed_until` with null wakes it.
   * A closed alert can only get comments. Requires the permission `cases:change`.
   */
  readonly "PATCH /management-api/v1/alerts/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeAlertBody;
    };
    readonly data: S.Alert;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Reveal an alert
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `cases:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/alerts/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.Alert;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Close an alert
   *
   * Closes an alert with a disposition. If its typology requires four-eyes approval, the first disposition is
   * a proposal, and another user must give the same one. Requires the permission `cases:change`.
   */
  readonly "POST /management-api/v1/alerts/{id}/close": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.CloseAlertBody;
    };
    readonly data: S.Alert;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Merge alerts into a case
   *
   * Creates a case from alerts, or adds alerts to an existing case. An alert belongs to one case. Requires
   * the permission `cases:change`.
   */
  readonly "POST /management-api/v1/alert-cases": {
    readonly input: {
      readonly body: S.MergeAlertsBody;
    };
    readonly data: S.AlertCase;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a case of alerts
   *
   * Returns a case with its alerts. Requires the permission `cases:see`.
   */
  readonly "GET /management-api/v1/alert-cases/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.AlertCase;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Export the case file of an alert
   *
   * Returns a signed case file: timeline, transactions, graph, decisions, audit records and the policy
   * versions that were used. Save `html` as a file, or the response, and verify it offline with `assay case
   * verify FILE`. Requires the permission `cases:see`.
   */
  readonly "GET /management-api/v1/alerts/{id}/file": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.CaseFile;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Export the case file of a case
   *
   * Returns a signed case file: timeline, transactions, graph, decisions, audit records and the policy
   * versions that were used. Save `html` as a file, or the response, and verify it offline with `assay case
   * verify FILE`. Requires the permission `cases:see`.
   */
  readonly "GET /management-api/v1/alert-cases/{id}/file": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.CaseFile;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List typologies
   *
   * Returns the catalog of typologies with the settings of the current policy, the precision of their alerts,
   * and the position of the monitoring job. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/typologies": {
    readonly input: object;
    readonly data: S.ListTypologiesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change typologies
   *
   * Changes the settings of the listed typologies and creates a policy version. Omitted members get their
   * defaults. The settings of other typologies do not change. Requires the permission `rules:change`.
   */
  readonly "PUT /management-api/v1/typologies": {
    readonly input: {
      readonly body: S.ChangeTypologiesBody;
    };
    readonly data: S.PolicyVersionNumber;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Run typologies on past transactions
   *
   * Starts a job that runs draft typologies over a period of stored transactions. It raises no alerts.
   * Without `typologies`, the settings of the policy are used. Returns 409 while another run is active.
   * Requires the permission `rules:change`.
   */
  readonly "POST /management-api/v1/typology-runs": {
    readonly input: {
      readonly body: S.StartTypologyRunBody;
    };
    readonly data: S.StartTypologyRunData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List runs
   *
   * Returns the runs of typologies on past transactions, newest first, without their results. Requires the
   * permission `rules:see`.
   */
  readonly "GET /management-api/v1/typology-runs": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
      };
    };
    readonly data: S.ListTypologyRunsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a run
   *
   * Returns the progress of a run. After completion, the result contains the alerts per day, samples of
   * subgraphs, and the overlap with existing alerts and labels. Requires the permission `rules:see`.
   */
  readonly "GET /management-api/v1/typology-runs/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.ReadTypologyRunData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Stop a run
   *
   * Stops a waiting or running job. Requires the permission `rules:change`.
   */
  readonly "DELETE /management-api/v1/typology-runs/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.CancelTypologyRunData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Raise the alerts of a run
   *
   * Raises the alerts that a finished run found. An open alert of the same typology and entity is extended.
   * Accepting a run again raises nothing new. Requires the permission `cases:change`.
   */
  readonly "POST /management-api/v1/typology-runs/{id}/accept": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.AcceptTypologyRunData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List cleared matches
   *
   * Returns list entries that were confirmed as false positives for a person, newest first. A FALSE_POSITIVE
   * decision creates them. Send `next` as `before` to get the next page. Requires the permission `cases:see`.
   */
  readonly "GET /management-api/v1/screening/cleared-matches": {
    readonly input: {
      readonly query?: {
        /** Only items of this user: `key` of a user ID from `POST /search` */
        readonly user?: string | undefined;
        /** Only cleared matches of this list */
        readonly list?: string | undefined;
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly before?: string | undefined;
      };
    };
    readonly data: S.ListClearedMatchesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Search cleared matches
   *
   * Finds cleared matches by user ID, by the full name of the person, or by the reference of the list entry.
   * Returns at most 100, newest first. Requires the permission `cases:see`.
   */
  readonly "POST /management-api/v1/screening/cleared-matches/search": {
    readonly input: {
      readonly body: S.SearchClearedMatchesBody;
    };
    readonly data: S.SearchClearedMatchesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a cleared match
   *
   * Returns a cleared match with its reason and expiry. Screening responses refer to it by its ID. Requires
   * the permission `cases:see`.
   */
  readonly "GET /management-api/v1/screening/cleared-matches/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.ClearedMatch;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a cleared match
   *
   * Deletes a cleared match. The match is undecided again, its case reopens, and screening and monitoring
   * raise it again. Requires the permission `cases:change`.
   */
  readonly "DELETE /management-api/v1/screening/cleared-matches/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.RemoveClearedMatchData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Reveal a cleared match
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `cases:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/screening/cleared-matches/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.ClearedMatch;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List review queues
   *
   * Returns the queues of the account by name, with the number of waiting items. Counts go up to 2,000.
   * Requires the permission `decisions:see`.
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
   * Create a review queue
   *
   * Creates a queue, which is a filter over transactions in REVIEW, open screening cases, verifications in
   * REVIEW or open alerts. An account has at most 50 queues with unique names (409). Requires the permission
   * `rules:change`.
   */
  readonly "POST /management-api/v1/queues": {
    readonly input: {
      readonly body: S.CreateQueueBody;
    };
    readonly data: S.ListQueuesQueue;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change a review queue
   *
   * Changes a queue; omitted fields and the source do not change. Claimed items stay claimed. Requires the
   * permission `rules:change`.
   */
  readonly "PATCH /management-api/v1/queues/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeQueueBody;
    };
    readonly data: S.ListQueuesQueue;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a review queue
   *
   * Deletes a queue. Its items remain undecided and stay in every other queue that they match. Requires the
   * permission `rules:change`.
   */
  readonly "DELETE /management-api/v1/queues/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List the items of a queue
   *
   * Returns the waiting items by priority, deadline and age. Requires the permission `decisions:see`.
   */
  readonly "GET /management-api/v1/queues/{id}/items": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `overdue` returns only items past their deadline */
        readonly only?: "overdue" | undefined;
      };
    };
    readonly data: S.ListQueueItemsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Claim the next item
   *
   * Claims the most urgent free item for 30 minutes; every action of the reviewer extends the claim. `item`
   * is `null` if no item is free. Two concurrent requests get different items. Requires the permission
   * `decisions:change`.
   */
  readonly "POST /management-api/v1/queues/{id}/next": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** ID of a claimed item to release first */
        readonly after?: string | undefined;
      };
    };
    readonly data: S.TakeNextItemData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a queue item
   *
   * Returns a waiting item with its history. Returns 404 after its decision. Requires the permission
   * `decisions:see`.
   */
  readonly "GET /management-api/v1/queues/{id}/items/{item_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of the evaluation, case or execution in the queue */
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
   * Claim, assign or release an item
   *
   * Sets assignee, priority or deadline; omitted fields do not change. `assignee` is `me`, the ID of a
   * reviewer, or `null` to release. Returns 409 if another reviewer has claimed the item or it has changed.
   * Requires the permission `decisions:change`.
   */
  readonly "PATCH /management-api/v1/queues/{id}/items/{item_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of the evaluation, case or execution in the queue */
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
   * Reveal an item that waits
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `decisions:see` and
   * `personal:reveal`.
   */
  readonly "POST /management-api/v1/queues/{id}/items/{item_id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of the evaluation, case or execution in the queue */
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
   * Add a note to a queue item
   *
   * Adds a note and notifies the mentioned users, who find it in `GET /mentions`. A claim is not required.
   * Requires the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/queues/{id}/items/{item_id}/notes": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of the evaluation, case or execution in the queue */
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
   * Decide a queue item
   *
   * Sets the state of a transaction, decides the open matches of a case, decides the checks of a verification
   * in REVIEW, or closes an alert: `APPROVE` is `FALSE_POSITIVE` and `DECLINE` is `SUSPICIOUS`. With
   * four-eyes approval, a second person must confirm. Returns 409 if the item changed or is claimed. Requires
   * the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/queues/{id}/items/{item_id}/decision": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of the evaluation, case or execution in the queue */
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
   * List reviewers
   *
   * Returns the users who can decide, and the keys that have decided, with the number of decisions and the
   * override rate. Requires the permission `decisions:see`.
   */
  readonly "GET /management-api/v1/reviewers": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Number of days; default 30 */
        readonly days?: number | undefined;
      };
    };
    readonly data: S.ListReviewersData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List your mentions and assignments
   *
   * Returns the newest 100 notes that mention the caller and items that were assigned to them, newest first.
   * Requires the permission `decisions:see`.
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
   * List the attachments of an evaluation
   *
   * Returns the attached files with name, type, size and author, oldest first. Requires the permission
   * `traffic:see`.
   */
  readonly "GET /management-api/v1/evaluations/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Attach a file to an evaluation
   *
   * Stores the raw body as a file: PDF, JPEG, PNG, WebP, plain text or CSV in UTF-8, up to 10 MiB and 20
   * files per item. The type is detected from the content. Returns 400 for other, empty or incomplete files,
   * and 413 for larger ones. Requires the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/evaluations/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** ID of the item */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly file: FileContent;
      /** Name of the file. */
      readonly fileName: string;
    };
    readonly data: S.AddEvaluationAttachmentData;
    readonly failures: "badJson" | "length" | "mediaRefused" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "mediaTooLarge" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Open an attachment of an evaluation
   *
   * Returns a link to the file, valid for ten minutes. The file is sent as a download. The audit log records
   * the access. Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/evaluations/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * Delete an attachment of an evaluation
   *
   * Deletes the file permanently. The history and the audit log retain a record of it. Requires the
   * permission `decisions:change`.
   */
  readonly "DELETE /management-api/v1/evaluations/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * Reveal an attachment of an evaluation
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `traffic:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/evaluations/{id}/attachments/{attachment_id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * List the attachments of a case
   *
   * Returns the attached files with name, type, size and author, oldest first. Requires the permission
   * `cases:see`.
   */
  readonly "GET /management-api/v1/cases/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Attach a file to a case
   *
   * Stores the raw body as a file: PDF, JPEG, PNG, WebP, plain text or CSV in UTF-8, up to 10 MiB and 20
   * files per item. The type is detected from the content. Returns 400 for other, empty or incomplete files,
   * and 413 for larger ones. Requires the permission `cases:change`.
   */
  readonly "POST /management-api/v1/cases/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** ID of the item */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly file: FileContent;
      /** Name of the file. */
      readonly fileName: string;
    };
    readonly data: S.AddEvaluationAttachmentData;
    readonly failures: "badJson" | "length" | "mediaRefused" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "mediaTooLarge" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Open an attachment of a case
   *
   * Returns a link to the file, valid for ten minutes. The file is sent as a download. The audit log records
   * the access. Requires the permission `cases:see`.
   */
  readonly "GET /management-api/v1/cases/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * Delete an attachment of a case
   *
   * Deletes the file permanently. The history and the audit log retain a record of it. Requires the
   * permission `cases:change`.
   */
  readonly "DELETE /management-api/v1/cases/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * Reveal an attachment of a case
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `cases:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/cases/{id}/attachments/{attachment_id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * List the attachments of an execution
   *
   * Returns the attached files with name, type, size and author, oldest first. Requires the permission
   * `workflows:see`.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Attach a file to an execution
   *
   * Stores the raw body as a file: PDF, JPEG, PNG, WebP, plain text or CSV in UTF-8, up to 10 MiB and 20
   * files per item. The type is detected from the content. Returns 400 for other, empty or incomplete files,
   * and 413 for larger ones. Requires the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/attachments": {
    readonly input: {
      readonly path: {
        /** ID of the item */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
      readonly file: FileContent;
      /** Name of the file. */
      readonly fileName: string;
    };
    readonly data: S.AddEvaluationAttachmentData;
    readonly failures: "badJson" | "length" | "mediaRefused" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "mediaTooLarge" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Open an attachment of an execution
   *
   * Returns a link to the file, valid for ten minutes. The file is sent as a download. The audit log records
   * the access. Requires the permission `workflows:see`.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * Delete an attachment of an execution
   *
   * Deletes the file permanently. The history and the audit log retain a record of it. Requires the
   * permission `decisions:change`.
   */
  readonly "DELETE /management-api/v1/workflow-executions/{id}/attachments/{attachment_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * Reveal an attachment of an execution
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `workflows:see` and
   * `personal:reveal`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/attachments/{attachment_id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of an attachment */
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
   * List webhook endpoints
   *
   * Returns the webhook endpoints of the caller's environment: test keys get those of test data, live keys
   * those of live data. Requires the permission `settings:see`.
   */
  readonly "GET /management-api/v1/webhooks": {
    readonly input: object;
    readonly data: S.ListWebhooksData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create a webhook endpoint
   *
   * Creates an endpoint and returns its secret once. The URL must respond to an unsigned test message with
   * 200. An account has at most ten endpoints. Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/webhooks": {
    readonly input: {
      readonly body: S.CreateWebhookBody;
    };
    readonly data: S.NewWebhookEndpoint;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a webhook endpoint
   *
   * Returns events and state of an endpoint, without its secret. Requires the permission `settings:see`.
   */
  readonly "GET /management-api/v1/webhooks/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.ReadWebhookData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change a webhook endpoint
   *
   * Changes name, URL or events; omitted fields do not change. A new URL must respond to an unsigned test
   * message with 200. The secret does not change. Requires the permission `settings:change`.
   */
  readonly "PATCH /management-api/v1/webhooks/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeWebhookBody;
    };
    readonly data: S.ReadWebhookData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Delete a webhook endpoint
   *
   * Deletes an endpoint with its delivery log. Pending deliveries are not sent. Requires the permission
   * `settings:change`.
   */
  readonly "DELETE /management-api/v1/webhooks/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Nothing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Send a test message to an endpoint
   *
   * Sends a signed `ping`, waits for the response, and returns its status or the error. The message is not
   * repeated. Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/webhooks/{id}/ping": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.WebhookPing;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Rotate a webhook secret
   *
   * Creates a secret and returns it once. Deliveries carry signatures with both secrets until
   * `overlap_seconds` has passed. Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/webhooks/{id}/rotate": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.RotateKeyBody;
    };
    readonly data: S.NewWebhookEndpoint;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Enable a webhook endpoint
   *
   * Enables an endpoint and sends its pending deliveries immediately, also during a pause after failures.
   * Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/webhooks/{id}/enable": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.ReadWebhookData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Disable a webhook endpoint
   *
   * Disables an endpoint. New events are not stored for it; pending deliveries stay for 30 days and are sent
   * when it is enabled. Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/webhooks/{id}/disable": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.ReadWebhookData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Resend deliveries of an endpoint
   *
   * Sends the logged deliveries again that match event, state and period; without a filter all of them.
   * Returns their number. Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/webhooks/{id}/resend": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ResendWebhookDeliveriesBody;
    };
    readonly data: S.ResendWebhookDeliveriesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List webhook deliveries
   *
   * Returns the delivery log of the last 30 days, newest first. Filter by endpoint, event, state and period.
   * Send `next` as `before` to get the next page. Requires the permission `settings:see`.
   */
  readonly "GET /management-api/v1/webhook-deliveries": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** `next` of the previous page */
        readonly before?: string | undefined;
        /** Only deliveries to this endpoint */
        readonly webhook_id?: string | undefined;
        /** Only deliveries of this event */
        readonly event?: "orchestration/workflow_execution_finished" | "orchestration/workflow_execution_updated" | "verification/session_finished" | "verification/step_asked_again" | "transaction/processed" | "transaction/status_updated" | "transaction/event_recorded" | "lists/updated" | "aml/person_updates" | "aml/entity_updates" | "ekyc/check_finished" | "erase/finished" | "alert/opened" | "alert/closed" | undefined;
        /** Only deliveries in this state */
        readonly state?: "PENDING" | "DELIVERED" | "FAILED" | undefined;
        /** Only deliveries at or after this time, RFC 3339 */
        readonly since?: string | undefined;
        /** Only deliveries before this time, RFC 3339 */
        readonly until?: string | undefined;
      };
    };
    readonly data: S.ListWebhookDeliveriesData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a webhook delivery
   *
   * Returns the body of the newest attempt and every attempt with request and response. Bodies contain
   * personal data and are deleted after 30 days. Requires the permission `settings:see`.
   */
  readonly "GET /management-api/v1/webhook-deliveries/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.WebhookDeliveryDetails;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Reveal a delivery
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `settings:see` and `personal:reveal`.
   */
  readonly "POST /management-api/v1/webhook-deliveries/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.RevealReason;
    };
    readonly data: S.WebhookDeliveryDetails;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Resend a webhook delivery
   *
   * Sends a delivery again with the same IDs and data, in a new series of attempts. Receivers that ignore
   * known IDs process it once. Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/webhook-deliveries/{id}/resend": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.ResendWebhookDeliveryData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List models
   *
   * Returns the trained models of the account, newest first, with their reports, the active model and the
   * number of labels. Requires the permission `models:see`.
   */
  readonly "GET /management-api/v1/models": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
      };
    };
    readonly data: S.Models;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change model settings
   *
   * With `promote_by_rule`, a trained model that is clearly better is promoted automatically. With
   * `retrain_on_drift`, a drift check that recommends a training starts it. Requires the permission
   * `models:change`.
   */
  readonly "PATCH /management-api/v1/models": {
    readonly input: {
      readonly body: S.ChangeModelSettingsBody;
    };
    readonly data: S.ModelSettings;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a model
   *
   * Returns a model with its report: its quality on transactions outside the training data, compared with the
   * previous model. Requires the permission `models:see`.
   */
  readonly "GET /management-api/v1/models/{version}": {
    readonly input: {
      readonly path: {
        /** Number of the version */
        readonly version: string;
      };
    };
    readonly data: S.Model;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Train a model
   *
   * Starts a training job on the labeled transactions of the account. Get its result with `GET
   * /model-trainings/{id}`. Returns 409 while another training runs. Requires the permission `models:change`.
   */
  readonly "POST /management-api/v1/model-trainings": {
    readonly input: {
      readonly body?: S.TrainModelBody | undefined;
    };
    readonly data: S.TrainModelData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a training
   *
   * Returns the progress and result of a training. `result` is `null` until the job has ended. Requires the
   * permission `models:see`.
   */
  readonly "GET /management-api/v1/model-trainings/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Training;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Promote a model
   *
   * Activates a model for all later requests. Stored evaluations still refer to the model version that scored
   * them. Requires the permission `models:change`.
   */
  readonly "POST /management-api/v1/models/{version}/promotion": {
    readonly input: {
      readonly path: {
        /** Number of the version */
        readonly version: string;
      };
    };
    readonly data: S.ModelSettings;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Roll back the active model
   *
   * Reactivates the previous model. The rolled-back model stays in the list and can be promoted again.
   * Requires the permission `models:change`.
   */
  readonly "POST /management-api/v1/models/rollback": {
    readonly input: object;
    readonly data: S.ModelSettings;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Explain an ML score
   *
   * Returns the contributions to the `blackbox_score` of an evaluation, strongest first. `bias`, the
   * contributions and `rest` add up to `raw` (log odds). Returns 409 if the model is no longer stored.
   * Requires the permission `traffic:see`.
   */
  readonly "GET /management-api/v1/evaluations/{id}/score-explanation": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
      };
    };
    readonly data: S.ScoreExplanation;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Start a search for rules
   *
   * Starts a job that searches the labeled transactions for rules. Get its result with `GET
   * /rule-suggestions/{id}`. Labels of both signals are required. Requires the permission `models:change`.
   */
  readonly "POST /management-api/v1/rule-suggestions": {
    readonly input: {
      readonly body?: S.Nothing | undefined;
    };
    readonly data: S.TrainModelData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get rule suggestions
   *
   * Returns the suggested rules with matches and precision on the search data and on later transactions.
   * `result` is `null` until the job has ended. Requires the permission `models:see`.
   */
  readonly "GET /management-api/v1/rule-suggestions/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Suggestions;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Accept a rule suggestion
   *
   * Adds a suggested rule to the policy in shadow mode and creates a policy version. The rule doesn't affect
   * decisions until you make it live. Requires the permission `models:change`.
   */
  readonly "POST /management-api/v1/rule-suggestions/{id}/accepted": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.AcceptSuggestionBody;
    };
    readonly data: S.AcceptSuggestionData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Start a backtest
   *
   * Starts a job that evaluates a draft `rule`, a policy `document`, a `model`, or document and model on the
   * stored history. `since` and `until` limit the period. Nothing changes in the policy. Requires the
   * permission `models:change`.
   */
  readonly "POST /management-api/v1/backtests": {
    readonly input: {
      readonly body: S.StartBacktestBody;
    };
    readonly data: S.TrainModelData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "policyTooCostly" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List backtests
   *
   * Returns the backtest jobs of the account without their results, newest first. Requires the permission
   * `models:see`.
   */
  readonly "GET /management-api/v1/backtests": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
      };
    };
    readonly data: S.ListBacktestsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a backtest
   *
   * Returns the progress and result of a backtest, compared with the stored decisions. `result` is `null`
   * until the job has ended. Requires the permission `models:see`.
   */
  readonly "GET /management-api/v1/backtests/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.Backtest;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Cancel a backtest
   *
   * Cancels a running backtest and discards its counts. A backtest that has ended does not change. Requires
   * the permission `models:change`.
   */
  readonly "POST /management-api/v1/backtests/{id}/cancel": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body?: S.Nothing | undefined;
    };
    readonly data: S.TrainModelData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Export personal data
   *
   * Returns the stored data of a person page by page. At least one of `email` and `user_id` is required. Send
   * `next` as `cursor` to get the next page; the audit log records the first page. Requires the permission
   * `persons:change`.
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
   * Start an erasure
   *
   * Starts the irreversible deletion of the stored data of a person. At least one of `email` and `user_id` is
   * required. The audit log records the request without the person. Requires the permission `persons:change`.
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
   * Get the status of an erasure
   *
   * Returns the status of an erasure by the `request_id` of `POST /person-erasures` or of the erase API.
   * Requires the permission `persons:see`.
   */
  readonly "GET /management-api/v1/person-erasures/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * List workflows
   *
   * Returns the workflows of the account with their active and newest versions. Requires the permission
   * `workflows:see`.
   */
  readonly "GET /management-api/v1/workflows": {
    readonly input: object;
    readonly data: S.ListWorkflowsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create a workflow
   *
   * Creates a workflow as a draft, which starts after activation. Returns 400 with each problem in `details`.
   * Requires the permission `workflows:change`.
   */
  readonly "POST /management-api/v1/workflows": {
    readonly input: {
      readonly body: S.CreateWorkflowBody;
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List workflow templates
   *
   * Returns ready-made workflow definitions. Send the definition of a template to `POST /workflows` to use
   * it. Requires the permission `workflows:see`.
   */
  readonly "GET /management-api/v1/workflow-templates": {
    readonly input: object;
    readonly data: S.ListWorkflowTemplatesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Check a workflow definition
   *
   * Returns the problems of a definition and the inputs that it requires. Nothing is stored. Requires the
   * permission `workflows:see`.
   */
  readonly "POST /management-api/v1/workflows/check": {
    readonly input: {
      readonly body: S.CheckWorkflowBody;
    };
    readonly data: S.WorkflowCheck;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a workflow
   *
   * Returns a workflow with the definition of its newest version. `active_definition` is the active one.
   * Requires the permission `workflows:see`.
   */
  readonly "GET /management-api/v1/workflows/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Change a workflow
   *
   * Changes the name, or stores a new version as a draft. Running executions continue with their version.
   * Requires the permission `workflows:change`.
   */
  readonly "PATCH /management-api/v1/workflows/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.ChangeWorkflowBody;
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Activate a workflow
   *
   * Activates the newest version of a workflow. Running executions continue with their version. Requires the
   * permission `workflows:change`.
   */
  readonly "POST /management-api/v1/workflows/{id}/activate": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Deactivate a workflow
   *
   * Prevents new executions of a workflow. Running executions continue. Requires the permission
   * `workflows:change`.
   */
  readonly "POST /management-api/v1/workflows/{id}/deactivate": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
    };
    readonly data: S.CreateWorkflowData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a workflow version
   *
   * Returns the definition of one version. Versions start at 1 and never change. Requires the permission
   * `workflows:see`.
   */
  readonly "GET /management-api/v1/workflows/{id}/versions/{version}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** Number of the version */
        readonly version: string;
      };
    };
    readonly data: S.WorkflowVersion;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Start a test run of a workflow
   *
   * Starts a version of a workflow in the test environment, active or not, and returns a link to the hosted
   * flow. The newest version is the default. Requires the permission `workflows:change`.
   */
  readonly "POST /management-api/v1/workflows/{id}/test": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
      };
      readonly body: S.TestWorkflowBody;
    };
    readonly data: S.WorkflowTest;
    readonly failures: "initMissingInputs" | "emptyBody" | "badJson" | "length" | "initBadInput" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List workflow executions
   *
   * Returns executions of one environment, newest first. A person is referenced by a `key`, because URLs are
   * logged. Send `next` as `before` to get the next page. Requires the permission `workflows:see`.
   */
  readonly "GET /management-api/v1/workflow-executions": {
    readonly input: {
      readonly query?: {
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
        /** Only items of this user: `key` of a user ID from `POST /search` */
        readonly user?: string | undefined;
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** Only executions with this status */
        readonly status?: "PENDING" | "APPROVED" | "REVIEW" | "DECLINED" | "EXPIRED" | "ERROR" | undefined;
        /** Only executions older than this one */
        readonly before?: string | undefined;
        /** Only executions of this workflow */
        readonly workflow_id?: string | undefined;
        /** Only executions that started at or after this time, RFC 3339 */
        readonly from?: string | undefined;
        /** Only executions that started before this time, RFC 3339 */
        readonly to?: string | undefined;
        /** `key` of a result of `POST /workflow-executions/search` */
        readonly key?: string | undefined;
      };
    };
    readonly data: S.ListWorkflowExecutionsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Search workflow executions
   *
   * Finds executions by ID, name, user ID, email address, phone number or document number, names also by
   * sound. Use `key` in `GET /workflow-executions`. `matches` counts up to 100. Requires the permission
   * `workflows:see`.
   */
  readonly "POST /management-api/v1/workflow-executions/search": {
    readonly input: {
      readonly body: S.SearchWorkflowExecutionsBody;
    };
    readonly data: S.ExecutionSearch;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a workflow execution
   *
   * Returns an execution with the check results of its engines and its events. `result` is the response of
   * the orchestration API; `transactions` lists up to 200 linked evaluations. Requires the permission
   * `workflows:see`.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Reveal an execution
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `workflows:see` and
   * `personal:reveal`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Decide a check of an execution
   *
   * Decides a check in REVIEW, updates the status and sends `orchestration/workflow_execution_updated`.
   * Returns 409 if the execution is not in REVIEW. Without a check in REVIEW, any check can be decided.
   * Requires the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/review": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Get the review data of an execution
   *
   * Returns extracted, submitted and chip values side by side, with media references, faces and conditions.
   * Opening a file is a separate operation that the audit log records. Requires the permission
   * `workflows:see`.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}/review": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Reveal the review data of an execution
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `workflows:see` and
   * `personal:reveal`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/review/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Open a media file of an execution
   *
   * Returns a link to a media file, valid for ten minutes; the chip portrait is returned as `base64`. The
   * audit log records the access. Returns 404 for a deleted file. Requires the permission `workflows:see`.
   */
  readonly "GET /management-api/v1/workflow-executions/{id}/media/{media_id}": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of a media file from the review data of the execution */
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
   * Reveal a media file of an execution
   *
   * Returns the same record without masking, for roles that get personal data masked. The audit log records
   * caller, record and reason of each request. Requires the permissions `workflows:see` and
   * `personal:reveal`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/media/{media_id}/reveal": {
    readonly input: {
      readonly path: {
        /** ID of the object */
        readonly id: string;
        /** ID of a media file from the review data of the execution */
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
   * Request another submission of a step
   *
   * Asks the end user to repeat a capture step of an execution in REVIEW (409 otherwise). The execution is
   * PENDING again, and `verification/step_asked_again` is sent. `link` opens the hosted flow. Requires the
   * permission `decisions:change`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/resubmission-requests": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * Create a link to the hosted flow
   *
   * Returns a new link for an execution that is PENDING (409 otherwise). Earlier links stay valid. Requires
   * the permission `decisions:change`.
   */
  readonly "POST /management-api/v1/workflow-executions/{id}/link": {
    readonly input: {
      readonly path: {
        /** ID of the object */
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
   * List data updates
   *
   * Returns the next and last update of each feed and list, with its changes or the reason for a failure.
   * Requires the permission `settings:see`.
   */
  readonly "GET /management-api/v1/data-updates": {
    readonly input: object;
    readonly data: S.DataUpdates;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Enable or disable automatic data updates
   *
   * Enables or disables the automatic download of feeds and lists. Only the owner's account can call this
   * operation. Returns 409 if the variable `ASSAY_DATA_UPDATES` is set. Requires the permission
   * `settings:change`.
   */
  readonly "PUT /management-api/v1/data-updates": {
    readonly input: {
      readonly body: S.SwitchDataUpdatesBody;
    };
    readonly data: S.SwitchDataUpdatesBody;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Start data updates
   *
   * Starts the update of the named sources, or of all sources, one after the other. Only the owner's account
   * can call this operation. Requires the permission `settings:change`.
   */
  readonly "POST /management-api/v1/data-updates/requests": {
    readonly input: {
      readonly body: S.RequestDataUpdatesBody;
    };
    readonly data: S.RequestDataUpdatesData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List data sources
   *
   * Returns the location, feed and table files in use, with version, date, rows, license and age. Requires
   * the permission `settings:see`.
   */
  readonly "GET /management-api/v1/data-sources": {
    readonly input: object;
    readonly data: S.ListDataSourcesData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List data providers
   *
   * Returns requests, errors and latencies of each live provider, and the state of its circuit breaker.
   * Counts start with the process and cover one process. Requires the permission `settings:see`.
   */
  readonly "GET /management-api/v1/providers": {
    readonly input: object;
    readonly data: S.ListProvidersData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get the health of the installation
   *
   * Returns problems with recommended actions, jobs of the process, queues, webhooks, sources, disk and
   * database. Only owners and admins can call this operation. Requires the permission `settings:change`.
   */
  readonly "GET /management-api/v1/health": {
    readonly input: object;
    readonly data: S.ReadHealthData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get the setup progress of an account
   *
   * Returns which setup steps of the account are complete. Requests with live and test keys both count.
   * Requires the permission `settings:see`.
   */
  readonly "GET /management-api/v1/first-steps": {
    readonly input: object;
    readonly data: S.ReadFirstStepsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Add sample transactions
   *
   * Scores fictional transactions in the test environment: customers, disposable email addresses, card
   * testing and stolen cards. The live environment stays unchanged. Requires the permission
   * `settings:change`.
   */
  readonly "POST /management-api/v1/sample-transactions": {
    readonly input: object;
    readonly data: S.AddSampleTransactionsData;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "conflict" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Export a list as a CSV file
   *
   * Returns the entries, newest first, as UTF-8 with a byte order mark. Formulas are escaped with an
   * apostrophe, which an import removes. Requires the permission `lists:see`.
   */
  readonly "GET /management-api/v1/lists/{id}/file": {
    readonly input: {
      readonly path: {
        /** ID of the list */
        readonly id: string;
      };
    };
    readonly data: string;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "notFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Export screenings as a signed file
   *
   * Returns who was screened, when, against which list versions, and with what result. The last line is the
   * signature of the rows, which `assay case verify` checks. Requires permission to see personal data.
   * Requires the permission `screening:see`.
   */
  readonly "GET /management-api/v1/screening/export": {
    readonly input: {
      readonly query: {
        /** Start of the period */
        readonly from: string;
        /** End of the period, exclusive */
        readonly to: string;
        /** `csv` (default) or JSON lines */
        readonly format?: "csv" | "jsonl" | undefined;
        /** Default: the environment of the key */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: string;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get stream authorization data
   *
   * Returns the opaque `authData` of one stream as plain text, valid for five minutes. Request new data for
   * every stream. Send the request without a body. Requires an API key with the scope `fraud`.
   */
  readonly "POST /session-monitoring-api/v1/auth": {
    readonly input: object;
    readonly data: string;
    readonly failures: "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * List monitored sessions
   *
   * Returns monitored sessions, newest first, with their current risk and number of events. Requires the
   * permission `traffic:see`.
   */
  readonly "GET /management-api/v1/sessions": {
    readonly input: {
      readonly query?: {
        /** Maximum number of rows; default 100 */
        readonly limit?: number | undefined;
        /** Only sessions that requests of this transaction referenced */
        readonly transaction_id?: string | undefined;
        /** Environment of the data; default: the environment of the key, `live` for panel users */
        readonly environment?: "live" | "test" | undefined;
      };
    };
    readonly data: S.ListStreamsData;
    readonly failures: "badJson" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Search sessions of a user
   *
   * Returns the sessions that scoring requests with this `user_id` referenced, newest first. The ID is in the
   * body because URLs are logged. Requires the permission `traffic:see`.
   */
  readonly "POST /management-api/v1/sessions/search": {
    readonly input: {
      readonly body: S.SearchStreamsBody;
    };
    readonly data: S.ListStreamsData;
    readonly failures: "emptyBody" | "badJson" | "length" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "requestTimeout" | "unsupportedMediaType" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Get a monitored session
   *
   * Returns risk with reasons, networks, linked evaluations and a timeline without typed text. Requires the
   * permission `traffic:see`.
   */
  readonly "GET /management-api/v1/sessions/{stream_id}": {
    readonly input: {
      readonly path: {
        /** ID of the monitored session */
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
   * Start a workflow execution
   *
   * Starts a workflow for an end user and returns the token for the browser. The workflow defines the
   * required inputs. Invalid input returns 401 and an invalid key 402, unless `ASSAY_INIT_ERROR_STATUS=http`
   * is set. Requires an API key with the scope `verification`.
   */
  readonly "POST /orchestration-api/v1/init-workflow": {
    readonly input: {
      readonly body: S.InitWorkflowBody;
    };
    readonly data: S.InitWorkflowData;
    readonly failures: "initMissingInputs" | "initBadInputHttp" | "length" | "initBadInput" | "initUnauthorizedHttp" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "initUnauthorized" | "initForbidden" | "missingScope" | "workflowNotFound" | "requestTimeout" | "conflict" | "unsupportedMediaType" | "initRateLimited" | "rateLimited" | "initSystem" | "system" | "initUnavailable" | "unavailable";
  };
  /**
   * Get the result of a workflow execution
   *
   * Returns status and checks with new links to the media. `checks` is `null` while the execution is pending.
   * End users cannot call this operation. Requires an API key with the scope `verification`.
   */
  readonly "GET /orchestration-api/v1/workflow-execution/{id}": {
    readonly input: {
      readonly path: {
        /** `executionId` of init-workflow */
        readonly id: string;
      };
      readonly query?: {
        /** `true` returns only `checkType` and `capturedMedia` of each check */
        readonly mediaOnly?: boolean | undefined;
      };
    };
    readonly data: S.WorkflowExecution;
    readonly failures: "badJson" | "executionKey" | "missingKey" | "invalidKey" | "badAuthorizationIp" | "missingScope" | "executionNotFound" | "rateLimited" | "system" | "unavailable";
  };
  /**
   * Create a new flow token
   *
   * Returns a new token for an execution that is PENDING (409 otherwise), for example after
   * `verification/step_asked_again`. Earlier tokens stay valid. Requires an API key with the scope
   * `verification`.
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
   * Check liveness
   *
   * Returns 200 while the process runs. It checks nothing else. Use it for process supervision. Requires no
   * API key.
   */
  readonly "GET /healthz": {
    readonly input: object;
    readonly data: S.Alive;
    readonly failures: never;
  };
  /**
   * Check readiness
   *
   * Returns 200 if the server can score transactions, and 503 otherwise. Degraded components are listed and
   * do not make the server unready. Use it for load balancers. Requires no API key.
   */
  readonly "GET /readyz": {
    readonly input: object;
    readonly data: S.Readiness;
    readonly failures: never;
  };
  /**
   * Get the OpenAPI document
   *
   * Returns this document. It equals `docs/openapi.json` of the release. Requires no API key.
   */
  readonly "GET /openapi.json": {
    readonly input: object;
    readonly data: S.OpenApiDocument;
    readonly failures: never;
  };
  /**
   * Get Prometheus metrics
   *
   * Returns counters and latencies of this process in the Prometheus text format, without personal data.
   * Allow access from your network only. Requires no API key.
   */
  readonly "GET /metrics": {
    readonly input: object;
    readonly data: string;
    readonly failures: never;
  };
}

/** Every webhook message by its event. */
export interface WebhookMessages {
  /** Report a scored transaction */
  readonly "transaction/processed": S.TransactionProcessedMessage;
  /** Report a changed transaction state */
  readonly "transaction/status_updated": S.TransactionStatusUpdatedMessage;
  /** Report a recorded payment event */
  readonly "transaction/event_recorded": S.TransactionEventRecordedMessage;
  /** Report changed list entries */
  readonly "lists/updated": S.ListsUpdatedMessage;
  /** Report changed matches of a monitored person */
  readonly "aml/person_updates": S.AmlPersonUpdatesMessage;
  /** Report changed matches of a monitored organization */
  readonly "aml/entity_updates": S.AmlEntityUpdatesMessage;
  /** Report a finished identity check */
  readonly "ekyc/check_finished": S.EkycCheckFinishedMessage;
  /** Report a new alert */
  readonly "alert/opened": S.AlertOpenedMessage;
  /** Report a closed alert */
  readonly "alert/closed": S.AlertClosedMessage;
  /** Report a finished erase request */
  readonly "erase/finished": S.EraseFinishedMessage;
  /** Report a finished workflow execution */
  readonly "orchestration/workflow_execution_finished": S.OrchestrationWorkflowExecutionFinishedMessage;
  /** Report a reviewed workflow execution */
  readonly "orchestration/workflow_execution_updated": S.OrchestrationWorkflowExecutionUpdatedMessage;
  /** Report a finished check */
  readonly "verification/session_finished": S.VerificationSessionFinishedMessage;
  /** Request another submission of a step */
  readonly "verification/step_asked_again": S.VerificationStepAskedAgainMessage;
  /** Test a webhook endpoint */
  readonly "ping": S.PingMessage;
}
