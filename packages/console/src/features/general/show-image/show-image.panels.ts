import ShowImage from "./show-image.modal.tsx";

/** Panels by ID. */
export default { "show-image": ShowImage };
