import { Group, List, Text } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import type { EvaluationRecord } from '../../api/evaluations';
import { locale, t } from '../../i18n/language';
import { MaskedText } from '../../personal/masked-text';
import { Busy } from '../../ui/busy';
import { Section } from '../../ui/section';
import { countriesOf, placesOf } from './places';

const WorldMap = lazy(() => import('./world-map'));

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([locale()], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

interface PlacesSectionProps {
  readonly request: EvaluationRecord['request'];
  readonly details: Partial<EvaluationRecord['answer']['data']>;
}

/** Where the address, the card, the phone and what the call says of itself are: in words, and on a map. */
export function PlacesSection({ request, details }: PlacesSectionProps) {
  const places = useMemo(() => placesOf(request, details), [request, details]);
  if (places.length === 0) return null;
  const countries = countriesOf(places).length;
  return (
    <Section
      title={t('Places')}
      about={
        countries === 1 ? t('All in one country.') : t('{countries} countries are named.', { countries })
      }
    >
      <Group align="flex-start" gap="xl">
        <List type="ordered" size="sm" aria-label={t('Places of the call')}>
          {places.map(({ what, country, city }) => (
            <List.Item key={what}>
              <Text span inherit c="dimmed">
                {what}:
              </Text>{' '}
              {city ? (
                <>
                  <MaskedText>{city}</MaskedText>,{' '}
                </>
              ) : null}
              {countryName(country)}
            </List.Item>
          ))}
        </List>
        <Suspense fallback={<Busy />}>
          <WorldMap places={places} />
        </Suspense>
      </Group>
    </Section>
  );
}
