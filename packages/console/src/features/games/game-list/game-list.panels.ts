import LaunchGameUrlModal from "./panels/launch-game-url.modal.tsx";
import SyncGamesConfirm from "./panels/sync-games.confirm.tsx";

/** Panels by ID. */
export default {
  "launch-game-url": LaunchGameUrlModal,
  "sync-games-confirmation": SyncGamesConfirm,
};
