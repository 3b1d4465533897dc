import { amlResult } from '../details/aml';
import { AML_CONFIG } from '../fraud/config';
import { AML_MEMBERS_BESIDE } from '../fraud/read-config';
import { configSchema } from '../fraud/request-schema';
import { documented, IDEMPOTENCY_KEY } from '../route';
import { SCREENING_FIELDS } from './read-screening';

const ABOUT: { readonly [field in keyof typeof SCREENING_FIELDS]: string } = {
  user_id: 'Your id of the person: monitoring, cases and whitelisting go by it',
  user_fullname:
    'Name of the person, organisation or vessel; without it the name is put together from a first and a last name',
  user_firstname: 'Given name',
  user_middlename: 'Middle name',
  user_lastname: 'Family name',
  user_dob: 'Date of birth, YYYY-MM-DD',
  user_pob: 'Place of birth',
  user_photoid_number: 'Number of an identity document; a Brazilian CPF is looked up on the local sources',
  user_country: 'Country',
};

export const SCREENING_API_ROUTES = {
  screenName: documented({
    operationId: 'screenName',
    method: 'post',
    path: '/RestService/aml-api/v1',
    tag: 'Screening',
    summary: 'Screen a name',
    description:
      'Searches sanctions, PEP, watch and crime lists and adverse media for a person or an organization. `config` takes the members of `config.aml` of the scoring request. Returns 503 with `Retry-After` if the search exceeds its time limit.',
    parameters: [IDEMPOTENCY_KEY],
    body: {
      $id: 'ScreeningRequest',
      type: 'object',
      additionalProperties: true,
      properties: {
        config: configSchema({ kind: 'group', name: 'AmlConfig', keys: AML_CONFIG }),
        ...Object.fromEntries(AML_MEMBERS_BESIDE.map((name) => [name, configSchema(AML_CONFIG[name])])),
        ...Object.fromEntries(
          Object.entries(SCREENING_FIELDS).map(([name, maxLength]) => [
            name,
            {
              type: ['string', 'integer', 'null'],
              maxLength,
              description: ABOUT[name as keyof typeof ABOUT],
            },
          ]),
        ),
      },
    },
    bodyExample: {
      user_id: 'user-1',
      user_fullname: 'Anna Kovacs',
      user_dob: '1984-05-17',
      user_country: 'HU',
      config: { monitoring_required: true },
    },
    success: { status: 200, data: amlResult },
    errors: [
      'emptyBody',
      'badConfig',
      'badJson',
      'length',
      'conflict',
      'requestTimeout',
      'unsupportedMediaType',
    ],
    scope: 'screening',
  }),
} as const;
