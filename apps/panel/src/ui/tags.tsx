import { Badge, Group } from '@mantine/core';

/** The words on a transaction; a dash when there is none. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return <span>–</span>;
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Badge key={tag} variant="outline" color="gray" tt="none" size="sm">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
