import { Badge } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import { blockState } from "./block-state.ts";

type BlockStateBadgeProps = {
  block: Parameters<typeof blockState>[0];
  /** Epoch milliseconds. */
  now: number;
};

/** Whether a block is live now, and the time when that changes. */
export const BlockStateBadge = ({ block, now }: BlockStateBadgeProps) => {
  const { label, tone, moment } = blockState(block, now);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={tone}>{label}</Badge>
      {moment && (
        <span className="text-meta text-ink-muted">
          {moment.word} <Moment value={moment.at} />
        </span>
      )}
    </span>
  );
};
