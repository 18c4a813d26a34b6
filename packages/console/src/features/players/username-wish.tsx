import { Alert, Button } from "@backoffice/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Moment } from "#entities/time/moment.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useSession } from "#kit/session/session.ts";
import { usernameActions } from "./username.actions.ts";
import { usernameRequestOf } from "./username-request.ts";

type UsernameWishProps = {
  playerCode: string;
  /** The drawer has its own decision form. */
  isDecidedBelow?: boolean;
};

/** The requested username with its decisions; nothing without a request. */
export const UsernameWish = ({ playerCode, isDecidedBelow = false }: UsernameWishProps) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => usernameActions(panels, session).filter(({ primary }) => primary), [panels, session]);
  const { data: request, error } = useQuery({ ...usernameRequestOf(playerCode), staleTime: 0 });
  if (error) return <Alert severity="caution">The username request could not be loaded: {error.message}</Alert>;
  if (request?.status !== "PENDING") return null;
  return (
    <Alert
      severity="info"
      action={
        !isDecidedBelow && (
          <span className="flex gap-2">
            {actions.map(({ id, label, reason, onSelect }) => (
              <Button key={id} size="sm" reason={reason?.(request)} onClick={() => onSelect(request)}>
                {label}
              </Button>
            ))}
          </span>
        )
      }
    >
      Requested username: <bdi className="font-semibold">{request.username}</bdi>
      {request.originalUsername && (
        <>
          {" "}
          instead of <bdi className="font-semibold">{request.originalUsername}</bdi>
        </>
      )}
      , since <Moment value={request.requestedAt} />.
    </Alert>
  );
};
