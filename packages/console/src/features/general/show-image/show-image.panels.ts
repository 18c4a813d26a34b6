import ShowImage from "./show-image.modal.tsx";

/** What the panel shows. */
export default { "show-image": ShowImage };
