import { useListNotifications } from "@backoffice/api-client";
import { Button, Popover, PopoverContent, PopoverTrigger, Skeleton } from "@backoffice/ui";
import { ExportList } from "@backoffice/ui/table";
import { DraftList } from "../drafts/draft-list.tsx";
import { UndoList } from "../undo/undo-list.tsx";
import { BellButton } from "./bell-button.tsx";

const Content = () => {
  const { data, error, refetch } = useListNotifications();
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
  const told = data.filter((it) => it.content_en || it.message || it.title);
  if (told.length === 0) return <p className="py-3 text-center text-ink-muted">No notifications at this time</p>;
  return (
    <ul className="grid divide-y divide-line">
      {told.map(({ title, content_en: content, message }) => (
        <li key={`${title} ${content} ${message}`} className="py-2 first:pt-0 last:pb-0">
          {title && <p className="font-medium">{title}</p>}
          <p className="break-words">{content || message}</p>
        </li>
      ))}
    </ul>
  );
};

/** General notifications of the platform (shell §2.1), after changes to undo, drafts and the exports of this visit. */
const NotificationList = ({ defaultOpen }: { defaultOpen: boolean }) => (
  <Popover defaultOpen={defaultOpen}>
    <PopoverTrigger asChild>
      <BellButton />
    </PopoverTrigger>
    <PopoverContent align="end" aria-label="Notifications" className="w-80">
      <UndoList />
      <DraftList />
      <ExportList />
      <p className="mb-2 font-semibold">Notifications</p>
      <Content />
    </PopoverContent>
  </Popover>
);

export default NotificationList;
