/**
 * JavaScript additions to the search form: suggestions, a calendar, and a memory. The page loads them after hydration;
 * until then, or if loading fails, the form works without them.
 */
export { openHotels } from '../hotels/open-hotels';
export { DATE_CLASS, DateTools } from './DateTools';
export { dayNotice, withDay, withPlace } from './field-changes';
export { liveErrors } from './live-errors';
export { FlexibilityOpener } from './FlexibilityOpener';
export { PickerSheet } from './PickerSheet';
export { PlaceSuggestions } from './PlaceSuggestions';
export { recallForm, rememberForm } from './remembered-form';
