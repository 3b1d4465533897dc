import type { ManagedExecution } from '@assay/management-api';
import { english } from '../i18n/language';
import { sentenceWith } from '../i18n/sentence-with';
import { AnchorLink } from '../ui/links';

interface WorkflowLinkProps {
  readonly workflow: ManagedExecution['workflow'];
}

const OF_VERSION = english('{workflow}, version {version}');

/** The workflow that an execution went through, and in which version. */
export const WorkflowLink = ({ workflow: { id, name, version } }: WorkflowLinkProps) => (
  <>
    {sentenceWith(OF_VERSION, {
      workflow: (
        <AnchorLink to="/panel/workflows/$id" params={{ id }} underline="always">
          {name}
        </AnchorLink>
      ),
      version: String(version),
    })}
  </>
);
