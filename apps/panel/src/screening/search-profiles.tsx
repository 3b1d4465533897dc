import { Paper, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { searchProfiles } from '../api/screening';
import { FailureAlert } from '../ui/failure-alert';
import { Time } from '../ui/time';

/** Settings that calls name; they are changed over the management API. */
export function SearchProfiles() {
  const profiles = useQuery(searchProfiles);
  const known = profiles.data?.profiles ?? [];
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-label="Search profiles">
      <Title order={2} size="h4" mb="xs">
        Search profiles
      </Title>
      <FailureAlert error={profiles.error} title="The profiles could not be read" />
      {profiles.data && known.length === 0 ? (
        <Text size="sm" c="dimmed">
          None: calls send their own settings, or the defaults hold. POST
          /management-api/v1/screening/profiles makes one.
        </Text>
      ) : null}
      {known.length > 0 ? (
        <div className="scroll-x">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>About</Table.Th>
                <Table.Th ta="right">Version</Table.Th>
                <Table.Th>Changed</Table.Th>
                <Table.Th>By</Table.Th>
                <Table.Th>Settings that differ</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {known.map((profile) => (
                <Table.Tr key={profile.name}>
                  <Table.Td>{profile.name}</Table.Td>
                  <Table.Td>{profile.description || '–'}</Table.Td>
                  <Table.Td ta="right" className="numeric">
                    {profile.version}
                  </Table.Td>
                  <Table.Td>
                    <Time at={profile.updated_at} />
                  </Table.Td>
                  <Table.Td>{profile.author}</Table.Td>
                  <Table.Td className="rule-text">{JSON.stringify(profile.settings)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : null}
    </Paper>
  );
}
