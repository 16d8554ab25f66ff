import './shared/ui/fonts/fonts.css'
import './shared/ui/tokens.css'
import './shared/ui/base.css'
import './app/app.css'
