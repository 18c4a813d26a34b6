import { useListNotifications } from "@backoffice/api-client";
import { Button, Popover, PopoverContent, PopoverTrigger, Skeleton, useLatestCallback } from "@backoffice/ui";
import { ExportList } from "@backoffice/ui/table";
import { useEffect, useState } from "react";
import { DraftList } from "../drafts/draft-list.tsx";
import { OutcomeList } from "../notices/outcome-list.tsx";
import { markRead } from "../notices/read-notices.ts";
import { RunList } from "../notices/run-list.tsx";
import { UnreadMark } from "../notices/unread-mark.tsx";
import { exportId, messageId, useNotices } from "../notices/use-notices.ts";
import { UndoList } from "../undo/undo-list.tsx";
import { BellButton } from "./bell-button.tsx";

type Unread = { unread: ReadonlySet<string> };

const Messages = ({ unread }: Unread) => {
  const { data, error, refetch } = useListNotifications();
  const { messages } = useNotices();
  if (error && !data)
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">The notifications could not be loaded. {error.messages[0] ?? error.message}</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading the notifications" className="grid gap-2">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-40" />
      </div>
    );
  if (messages.length === 0) return <p className="py-3 text-center text-ink-muted">No notifications at this time</p>;
  return (
    <ul className="grid divide-y divide-line">
      {messages.map((it) => (
        <li key={messageId(it)} className="py-2 first:pt-0 last:pb-0">
          {it.title && <p className="font-medium">{it.title}</p>}
          <p className="break-words">
            {unread.has(messageId(it)) && <UnreadMark />}
            {it.content_en || it.message}
          </p>
        </li>
      ))}
    </ul>
  );
};

/** Everything that is not finished or was not seen. What has ended counts as read once the list was closed. */
const Content = () => {
  const { userId, runs, outcomes, ended, unread: unreadNow } = useNotices();
  const [unread] = useState(unreadNow);
  const read = useLatestCallback(() => markRead(userId, ended));
  useEffect(() => read, [read]);
  return (
    <>
      <UndoList />
      <OutcomeList outcomes={outcomes} />
      <RunList runs={runs} unread={unread} />
      <DraftList />
      <ExportList mark={(job) => unread.has(exportId(job)) && <UnreadMark />} />
      <p className="mb-2 font-semibold">Notifications</p>
      <Messages unread={unread} />
    </>
  );
};

/**
 * Under the bell: changes to undo, unknown outcomes, bulk actions, drafts and the exports of this visit, then the
 * general notifications of the platform (shell §2.1).
 */
const NotificationList = ({ defaultOpen }: { defaultOpen: boolean }) => (
  <Popover defaultOpen={defaultOpen}>
    <PopoverTrigger asChild>
      <BellButton />
    </PopoverTrigger>
    <PopoverContent align="end" aria-label="Notifications" className="w-80">
      <Content />
    </PopoverContent>
  </Popover>
);

export default NotificationList;
